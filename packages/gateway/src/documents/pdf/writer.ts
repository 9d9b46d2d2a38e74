import type { Sheet } from '../drawing/sheet.ts';
import { colours, columnWidth, page, typeset, type Face } from './branded-pdf.ts';
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
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A column of a table. */
export interface Column extends Pick<Place, 'x' | 'width'> {
  readonly align?: 'left' | 'right';
}

/** Returns the position for a row of a height: `y`, or the top of a new page. */
type PageBreak = (y: number, height: number) => number;

/** Writes to a PDF's pages and tags all content in reading order. */
export interface Writer {
  /** Writes text and returns where it ends. */
  readonly write: (role: Role, text: string, place: Place, style?: Style) => number;
  /** Returns the height of a text. */
  readonly heightOf: (text: string, width: number, style?: Style) => number;
  /** Writes rows of label and value as a table and returns where it ends. */
  readonly table: (rows: readonly (readonly [string, string])[], place: Place, labelWidth: number) => number;
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
  readonly picture: (bytes: Buffer, place: Place & { readonly height: number }, alt: string) => void;
  /** Draws at the top of a place and returns where the drawing ends. */
  readonly drawing: (sheet: Sheet, place: Place & { readonly height: number }, alt: string) => number;
  /** Draws a hairline across the column or the given span, hidden from screen readers. */
  readonly rule: (y: number, colour?: string, span?: Pick<Place, 'x' | 'width'>) => void;
  /** Writes text that repeats on each page, hidden from screen readers. */
  readonly furniture: (text: string, place: Place, style?: Style) => void;
  readonly newPage: () => void;
  readonly end: () => void;
}

const headStyle: Style = { colour: colours.stone, size: 8 };
const cellStyle: Style = { size: 9 };
const ROW_GAP = 4;

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
  const put = (text: string, { x, y, width }: Place, style: Style = {}) => {
    set(style).text(typeset(text), x, y, options(width, style));
    return pdf.y;
  };
  const artifact = (draw: () => void) => {
    pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    pdf.endMarkedContent();
  };
  const heightOfCells = (cells: readonly string[], columns: readonly Column[], style: Style) =>
    Math.max(
      ...columns.map(({ width }, at) => set(style).heightOfString(typeset(cells[at] ?? ''), options(width, style))),
    );
  const cellsOf = (cells: readonly string[], columns: readonly Column[], y: number, style: Style) =>
    columns.map(({ align = 'left', ...column }, at) => () => {
      put(cells[at] ?? '', { ...column, y }, { ...style, align });
    });
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
    heightOf: (text, width, style) => set(style).heightOfString(typeset(text), options(width, style)),
    table(rows, { x, y, width }, labelWidth) {
      const table = pdf.struct('Table');
      root.add(table);
      let top = y;
      for (const [label, value] of rows) {
        const row = pdf.struct('TR');
        table.add(row);
        const ends = [0, 0];
        const quiet = { colour: colours.stone, size: 8.5 };
        row.add(pdf.struct('TH', {}, () => (ends[0] = put(label, { x, y: top, width: labelWidth - 8 }, quiet))));
        const place = { x: x + labelWidth, y: top, width: width - labelWidth };
        row.add(pdf.struct('TD', {}, () => (ends[1] = put(value, place, { size: 8.5 }))));
        row.end();
        top = Math.max(...ends) + 2;
      }
      table.end();
      return top;
    },
    grid(rows, columns, y, room) {
      const table = pdf.struct('Table');
      root.add(table);
      const [head = []] = rows;
      let top = y;
      for (const [index, cells] of rows.entries()) {
        const style = index === 0 ? headStyle : cellStyle;
        const height = heightOfCells(cells, columns, style);
        let start = room(top, height);
        if (index > 0 && start < top) {
          artifact(() => cellsOf(head, columns, start, headStyle).forEach((draw) => draw()));
          start += heightOfCells(head, columns, headStyle) + ROW_GAP;
        }
        const row = pdf.struct('TR');
        table.add(row);
        for (const draw of cellsOf(cells, columns, start, style))
          row.add(pdf.struct(index === 0 ? 'TH' : 'TD', {}, draw));
        row.end();
        top = start + height + ROW_GAP;
      }
      table.end();
      return top;
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
