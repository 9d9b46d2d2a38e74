import { columnWidth, page } from '../pdf/house-pdf.ts';

/** Two columns of the first page: figures beside the drawing. */
export const GUTTER = 24;
const narrow = 218;
export const figures = { x: page.margin, width: narrow };
export const beside = { x: page.margin + narrow + GUTTER, width: columnWidth - narrow - GUTTER };

/** Two equal columns. */
const half = (columnWidth - GUTTER) / 2;
export const halves = [
  { x: page.margin, width: half },
  { x: page.margin + half + GUTTER, width: half },
] as const;

/** Where the lines for the reader's project begin, at the foot of the first page. */
export const FIELDS_TOP = page.bottom - 58;
/** The end of what is written above them. */
export const FRONT_BOTTOM = FIELDS_TOP - 16;
