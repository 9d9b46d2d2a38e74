import { byUnits } from '../drawing/lay-out.ts';
import type { Lettering, Sheet, Stroke } from '../drawing/sheet.ts';
import { colours, printable } from './branded-pdf.ts';

/** Stroke widths in points. */
const widths: Readonly<Record<Stroke, number>> = { outline: 0.8, edge: 0.35, dashed: 0.3, dimension: 0.3 };
const largestLetters = 7.5;
const smallestLetters = 5.5;

interface Box {
  readonly width: number;
  readonly height: number;
}

/** Returns the scale of a sheet in a box, in points per millimetre of the product. */
export const sheetScale = (sheet: Sheet, box: Box): number =>
  Math.min(box.width / sheet.width, box.height / sheet.height, largestLetters / sheet.letterHeight);

/** Draws the sheet at the top of a box, as large as the box and the maximum letter size allow. */
export function paintSheet(
  pdf: PDFKit.PDFDocument,
  sheet: Sheet,
  box: Box & { readonly x: number; readonly y: number },
): void {
  const scale = sheetScale(sheet, box);
  const left = box.x + (box.width - sheet.width * scale) / 2;
  const bottom = box.y + sheet.height * scale;
  const place = (x: number, y: number) => [left + x * scale, bottom - y * scale] as const;
  pdf.save().lineCap('round').lineJoin('round');
  for (const { stroke, line } of sheet.strokes) {
    pdf.lineWidth(widths[stroke]).strokeColor(stroke === 'outline' ? colours.ink : colours.stone);
    if (stroke === 'dashed') pdf.dash(2.6, { space: 1.6 });
    for (let index = 0; index < line.length; index += 2) {
      const [x, y] = place(line[index] ?? 0, line[index + 1] ?? 0);
      if (index === 0) pdf.moveTo(x, y);
      else pdf.lineTo(x, y);
    }
    pdf.stroke().undash();
  }
  for (const lettering of sheet.lettering) paintLetters(pdf, lettering, sheet.letterHeight * scale, place);
  pdf.restore();
}

function paintLetters(
  pdf: PDFKit.PDFDocument,
  { text: letters, x, y, anchor, rotationDegrees }: Lettering,
  size: number,
  place: (x: number, y: number) => readonly [number, number],
): void {
  // below the legible size the letters grow and the other units are left out
  const text = printable(size < smallestLetters ? byUnits(letters)[0] : letters);
  pdf.font('text').fontSize(Math.max(size, smallestLetters)).fillColor(colours.ink);
  const [left, baseline] = place(x, y);
  const start = anchor === 'middle' ? left - pdf.widthOfString(text) / 2 : left;
  pdf.save();
  if (rotationDegrees === 90) pdf.rotate(-90, { origin: [left, baseline] });
  pdf.text(text, start, baseline, { baseline: 'alphabetic', lineBreak: false });
  pdf.restore();
}
