/** Products on one page of the document finder. */
export const productsPerPage = 24;

const maxPages = Math.floor(10_000 / productsPerPage); // the index returns no results beyond this

/** Returns the number of pages that the finder links to. */
export const pageCount = (total: number): number => Math.min(Math.ceil(total / productsPerPage), maxPages);

/** Parses the number of a page; the first page when it is invalid, the last one when it is too high. */
export const pageNumber = (text: string | null): number =>
  Math.min(Math.max(Math.trunc(Number(text)) || 1, 1), maxPages);
