/**
 * Parses the number of a page of a list, from 1: the first page when it is invalid, the last one when it is too high.
 */
export const pageNumber = (text: string | null, pages: number): number =>
  Math.min(Math.max(Math.trunc(Number(text)) || 1, 1), Math.max(pages, 1));
