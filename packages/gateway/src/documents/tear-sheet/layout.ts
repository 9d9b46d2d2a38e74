import { columnWidth, page } from '../pdf/branded-pdf.ts';

/** The two columns of the first page: dimensions next to the drawing. */
export const gutter = 24;
const narrow = 218;
export const figures = { x: page.margin, width: narrow };
export const beside = { x: page.margin + narrow + gutter, width: columnWidth - narrow - gutter };

/** Two equal columns. */
const half = (columnWidth - gutter) / 2;
export const halves = [
  { x: page.margin, width: half },
  { x: page.margin + half + gutter, width: half },
] as const;

/** The top of the blank project fields at the bottom of the first page. */
export const fieldsTop = page.bottom - 58;
/** The bottom of the content above the project fields. */
export const frontBottom = fieldsTop - 16;
