import type { Locale } from '@basin/domain';
import { fillText } from '../../texts/fill-text.ts';
import { textsOf } from '../../texts/texts.ts';
import { colours, columnWidth, page } from './branded-pdf.ts';
import type { Writer } from './writer.ts';

const small = { size: 7.5, colour: colours.stone } as const;

/** The top of the content, below the page header. */
export const pageTop = 84;

/** The contents of page headers and footers. */
interface Frame {
  readonly brand: string;
  readonly kind: string;
  readonly reference: string;
  /** A sentence in the footer. */
  readonly note: string;
  readonly locale: Locale;
}

/** Returns the position for content of a height: `y`, or the top of a new page when it does not fit. */
export function roomFor(writer: Writer, y: number, height: number): number {
  if (y + height <= page.bottom) return y;
  writer.newPage();
  return pageTop;
}

/** Writes the header and footer of each page, after all pages have been written. */
export function framePages(
  pdf: PDFKit.PDFDocument,
  writer: Writer,
  { brand, kind, reference, note, locale }: Frame,
): void {
  const texts = textsOf('documents', locale);
  const { count } = pdf.bufferedPageRange();
  const [left, right] = [
    { x: page.margin, width: columnWidth / 2 },
    { x: page.margin + columnWidth / 2, width: columnWidth / 2 },
  ];
  const ending = { ...small, align: 'right' } as const;
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index);
    const mark = { face: 'strong', size: 8, spacing: 2.4 } as const;
    writer.furniture(brand.toLocaleUpperCase(locale), { ...left, y: 40 }, mark);
    writer.furniture(kind, { ...right, y: 40 }, ending);
    writer.rule(60, colours.ink);
    writer.rule(748);
    writer.furniture(note, { ...left, width: columnWidth * 0.7, y: 755 }, small);
    const number = fillText(texts.sheetPage, { page: String(index + 1), pages: String(count) });
    writer.furniture(`${reference}   ${number}`, { ...right, y: 755 }, ending);
  }
}
