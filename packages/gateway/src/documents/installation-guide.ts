import { inLocale } from '@basin/domain';
import { describeDimensions } from './describe-dimensions.ts';
import type { DocumentRequest } from './document-request.ts';
import { drawProduct } from './drawing/product-drawing.ts';
import { renderDocument } from './render-document.ts';
import { colours, columnWidth, page } from './pdf/branded-pdf.ts';
import { roomFor, pageTop } from './pdf/frame-pages.ts';
import type { Writer } from './pdf/writer.ts';
import { writeHeading, type Title } from './section-heading.ts';
import { textsOf } from '../texts/texts.ts';

const body = { size: 9.5, leading: 4 } as const;
const numberWidth = 34;
const drawingHeight = 134;

/** Renders the installation guide of a product: tools, preparation, drawing, steps and final check. */
export const renderInstallationGuide = (request: DocumentRequest): Promise<Buffer> =>
  renderDocument(request, 'installation', writeGuide);

function writeGuide(writer: Writer, request: DocumentRequest): void {
  const { product, locale, designs } = request;
  const guide = designs.guide(product, locale);
  const whole = { x: page.margin, width: columnWidth };
  let y = writer.write(
    'H1',
    inLocale(product.name, locale),
    { ...whole, y: pageTop },
    { face: 'display', size: 25, leading: 1 },
  );
  y = twoColumns(writer, request, y + 14, [
    ['tools', guide.tools],
    ['before', guide.before],
  ]);
  const sheet = drawProduct(product, locale, designs);
  if (sheet) {
    writer.rule(y);
    writer.drawing(sheet, { ...whole, y: y + 12, height: drawingHeight }, describeDimensions(product, locale));
    y += drawingHeight + 26;
  }
  if (guide.steps.length > 0) y = writeSteps(writer, request, guide.steps, y);
  const parts = product.serviceParts.flatMap((sku) => {
    const part = request.related.get(sku);
    return part ? [`${inLocale(part.name, locale)}  ${part.customerFacingSku}`] : [];
  });
  const last = [[...guide.check, textsOf('documents', locale).keep], parts] as const;
  y = roomFor(writer, y, 14 + Math.max(...last.map((lines) => columnHeight(writer, lines))));
  writer.rule(y + 4);
  twoColumns(writer, request, y + 14, [
    ['check', last[0]],
    ['parts', last[1]],
  ]);
}

const item = { size: 9, leading: 3.5 } as const;
const headingHeight = 14;
const columnOf = (index: number) => ({ x: page.margin + (index * columnWidth) / 2, width: columnWidth / 2 - 20 });

const columnHeight = (writer: Writer, lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + writer.heightOf(line, columnOf(0).width, item) + 2, headingHeight);

function writeSteps(writer: Writer, request: DocumentRequest, steps: readonly string[], from: number): number {
  let y = roomFor(writer, from, 80);
  writer.rule(y);
  const title = { x: page.margin, width: columnWidth, y: y + 10 };
  y = writeHeading(writer, 'steps', request, title) + 4;
  for (const [index, step] of steps.entries()) y = writeStep(writer, index + 1, step, y);
  return y;
}

/** Writes a large step number and its sentence. */
function writeStep(writer: Writer, number: number, step: string, y: number): number {
  const text = { x: page.margin + numberWidth, width: columnWidth - numberWidth };
  const top = roomFor(writer, y, writer.heightOf(step, text.width, body));
  writer.write(
    'P',
    String(number),
    { x: page.margin, y: top - 6, width: numberWidth },
    { face: 'display', size: 20, colour: colours.accent },
  );
  return writer.write('LI', step, { ...text, y: top }, body) + 7;
}

function twoColumns(
  writer: Writer,
  request: DocumentRequest,
  y: number,
  columns: readonly (readonly [Title, readonly string[]])[],
): number {
  const ends = columns.map(([title, lines], index) => {
    const place = columnOf(index);
    if (lines.length === 0) return y;
    let end = writeHeading(writer, title, request, { ...place, y });
    for (const line of lines) end = writer.write('LI', line, { ...place, y: end }, item) + 2;
    return end;
  });
  return Math.max(...ends) + 14;
}
