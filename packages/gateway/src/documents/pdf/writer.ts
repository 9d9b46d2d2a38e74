import type { Sheet } from '../drawing/sheet.ts';
import { colours, columnWidth, page, printable, type Face } from './branded-pdf.ts';
import { paintSheet, sheetScale } from './paint-sheet.ts';

/** The structure role of a text, for screen readers. */
type Role = 'H1' | 'H2' | 'P' | 'LI' | 'Caption';

export interface Style {
  readonly face?: Face;
  readonly size?: number;
  readonly colour?: string;
  readonly leading?: number;
  readonly spacing?: number;
  readonly align?: 'left' | 'right';
}

/** A position on the page, from the left and top, and the column width. */
export interface TextBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A column of a table. */
export interface Column extends Pick<TextBox, 'x' | 'width'> {
  readonly align?: 'left' | 'right';
}

interface Cell extends Pick<TextBox, 'x' | 'width'> {
  readonly role: 'TH' | 'TD';
  readonly text: string;
  readonly style: Style;
}

const headCell = ['TH', { colour: colours.stone, size: 8 }] as const;
const bodyCell = ['TD', { size: 9 }] as const;
const tableGap = 2;
const gridGap = 4;

/** Returns the position for a row of a height: `y`, or the top of a new page. */
type PageBreak = (y: number, height: number) => number;

/** Writes to a PDF's pages and tags all content in reading order. */
export interface Writer {
  /** Writes text and returns where it ends. */
  readonly write: (role: Role, text: string, place: TextBox, style?: Style) => number;
  /** Returns the height of a text. */
  readonly heightOf: (text: string, width: number, style?: Style) => number;
  /** Writes rows of label and value as a table and returns where it ends. */
  readonly table: (rows: readonly (readonly [string, string])[], place: TextBox, labelWidth: number) => number;
  /**
   * Writes a table whose first row is its header and returns where it ends. A row that does not fit starts a page, below
   * the header again.
   */
  readonly grid: (
    rows: readonly (readonly string[])[],
    columns: readonly Column[],
    y: number,
    room: PageBreak,
  ) => number;
  readonly picture: (bytes: Buffer, place: TextBox & { readonly height: number }, alt: string) => void;
  /** Draws at the top of a place and returns where the drawing ends. */
  readonly drawing: (sheet: Sheet, place: TextBox & { readonly height: number }, alt: string) => number;
  /** Draws a hairline across the column or the given span, hidden from screen readers. */
  readonly rule: (y: number, colour?: string, span?: Pick<TextBox, 'x' | 'width'>) => void;
  /** Writes text that repeats on each page, hidden from screen readers. */
  readonly furniture: (text: string, place: TextBox, style?: Style) => void;
  readonly newPage: () => void;
  readonly end: () => void;
}

const plain = { face: 'text', size: 9, colour: colours.ink, leading: 3, spacing: 0, align: 'left' } as const;

export function createWriter(pdf: PDFKit.PDFDocument): Writer {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const set = (style: Style = {}) => {
    const { face, size, colour } = { ...plain, ...style };
    return pdf.font(face).fontSize(size).fillColor(colour);
  };
  const options = (width: number, style: Style = {}) => {
    const { leading, spacing, align } = { ...plain, ...style };
    return { width, lineGap: leading, characterSpacing: spacing, align };
  };
  const put = (text: string, { x, y, width }: TextBox, style: Style = {}) => {
    set(style).text(printable(text), x, y, options(width, style));
    return pdf.y;
  };
  const artifact = (draw: () => void) => {
    pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    pdf.endMarkedContent();
  };
  const heightOf = (text: string, width: number, style?: Style) =>
    set(style).heightOfString(printable(text), options(width, style));
  const heightOfRow = (cells: readonly Cell[]) =>
    Math.max(...cells.map(({ text, width, style }) => heightOf(text, width, style)));
  /** Writes rows as a table and returns where it ends. */
  const putRows = (rows: readonly (readonly Cell[])[], y: number, gap: number, room: PageBreak = (top) => top) => {
    const table = pdf.struct('Table');
    root.add(table);
    let top = y;
    for (const cells of rows) {
      const height = heightOfRow(cells);
      const start = room(top, height);
      const row = pdf.struct('TR');
      table.add(row);
      for (const { role, text, style, ...place } of cells)
        row.add(pdf.struct(role, {}, () => void put(text, { ...place, y: start }, style)));
      row.end();
      top = start + height + gap;
    }
    table.end();
    return top;
  };
  const figure = (alt: string, draw: () => void) => root.add(pdf.struct('Figure', { alt }, draw));

  return {
    write(role, text, place, style) {
      let end = place.y;
      const draw = () => (end = put(text, place, style));
      if (role === 'LI') {
        const item = pdf.struct('LI');
        root.add(item);
        item.add(pdf.struct('LBody', {}, draw));
        item.end();
      } else root.add(pdf.struct(role, {}, draw));
      return end;
    },
    heightOf,
    table(rows, { x, y, width }, labelWidth) {
      const label = { role: 'TH', x, width: labelWidth - 8, style: { colour: colours.stone, size: 8.5 } } as const;
      const value = { role: 'TD', x: x + labelWidth, width: width - labelWidth, style: { size: 8.5 } } as const;
      const cells = rows.map((texts) => [
        { ...label, text: texts[0] },
        { ...value, text: texts[1] },
      ]);
      return putRows(cells, y, tableGap);
    },
    grid(rows, columns, y, room) {
      const cells = rows.map((texts, index) =>
        columns.map(({ align = 'left', ...column }, at) => {
          const [role, style] = index === 0 ? headCell : bodyCell;
          return { ...column, role, text: texts[at] ?? '', style: { ...style, align } };
        }),
      );
      const [head = []] = cells;
      const roomBelowHead: PageBreak = (top, height) => {
        const start = room(top, height);
        if (start >= top) return start;
        artifact(() => head.forEach(({ text, style, ...place }) => put(text, { ...place, y: start }, style)));
        return start + heightOfRow(head) + gridGap;
      };
      return putRows(cells, room(y, heightOfRow(head)), gridGap, roomBelowHead);
    },
    picture: (bytes, { x, y, width, height }, alt) => {
      figure(alt, () => pdf.image(bytes, x, y, { fit: [width, height], align: 'center', valign: 'center' }));
    },
    drawing(sheet, place, alt) {
      figure(alt, () => paintSheet(pdf, sheet, place));
      return place.y + sheet.height * sheetScale(sheet, place);
    },
    rule: (y, colour = colours.hairline, { x, width } = { x: page.margin, width: columnWidth }) =>
      artifact(() => {
        pdf
          .moveTo(x, y)
          .lineTo(x + width, y)
          .lineWidth(0.5)
          .strokeColor(colour)
          .stroke();
      }),
    furniture: (text, place, style) => artifact(() => put(text, place, style)),
    newPage: () => pdf.addPage(),
    end: () => root.end(),
  };
}
