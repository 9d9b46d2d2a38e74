import { inLocale } from '@basin/domain';
import { renderImage } from '../../images/index.ts';
import { fillText } from '../../texts/fill-text.ts';
import { textsOf } from '../../texts/texts.ts';
import { formatDay } from '../../texts/company-day.ts';
import { describeDimensions } from '../describe-dimensions.ts';
import type { DocumentRequest } from '../document-request.ts';
import { drawProduct } from '../drawing/product-drawing.ts';
import { renderDocument } from '../render-document.ts';
import { pageTop, roomFor } from '../pdf/frame-pages.ts';
import { colours, columnWidth, page } from '../pdf/branded-pdf.ts';
import type { TextBox, Writer } from '../pdf/writer.ts';
import { dimensionRows, rowsHeight, specificationRows, writeRows } from './figures.ts';
import { finishesHeight, hasFinishes, writeFinishes } from './finishes.ts';
import { furtherPictures, writePictures } from './further-pictures.ts';
import { beside, figures, frontBottom, gutter, halves } from './layout.ts';
import { listPriceText } from './list-price.ts';
import { printImage } from './print-image.ts';
import { writeProjectFields } from './project-fields.ts';
import { writeHeading } from '../section-heading.ts';
import { belowSection, sectionHeight, sectionsOf, writeSection, type Section } from './sections.ts';

const pictureSize = 218;
const maxDrawingHeight = 210;
const minDrawingHeight = 130;
const headingHeight = 14;
const body = { size: 9, leading: 3.5 } as const;
const quiet = { size: 8.5, colour: colours.stone } as const;

/** The content that does not fit on the first page. */
interface Rest {
  readonly specifications: boolean;
  readonly finishes: boolean;
  readonly sections: readonly Section[];
}

/** Renders the tear sheet of a product: price, drawing, dimensions and finishes, then pictures, care and parts. */
export const renderTearSheet = (request: DocumentRequest): Promise<Buffer> =>
  renderDocument(request, 'tearSheet', async (writer) => {
    const rest = await writeFront(writer, request);
    const further = await furtherPictures(request);
    if (further.pictures.length === 0 && !rest.specifications && !rest.finishes && rest.sections.length === 0) return;
    writer.newPage();
    await writeBack(writer, request, rest, writePictures(writer, further));
  });

async function writeFront(writer: Writer, request: DocumentRequest): Promise<Rest> {
  const introEnd = await writeIntro(writer, request);
  const below = Math.max(pageTop + pictureSize + 4, introEnd) + 28;
  const top = roomFor(writer, below, maxDrawingHeight + page.bottom - frontBottom);
  writer.rule(top - 12);
  const { specifications, y: left } = writeFigures(writer, request, top);
  const { finishes, y: right } = await writeDrawing(writer, request, top);
  const columns = [
    { ...beside, y: right },
    { ...figures, y: left },
  ];
  const sections = columns.reduce(
    (others, column) => writeFittingSections(writer, others, column),
    sectionsOf(request),
  );
  writeProjectFields(writer, request);
  return { specifications, finishes, sections };
}

async function writeIntro(writer: Writer, request: DocumentRequest): Promise<number> {
  const { product, locale, variant } = request;
  await writePicture(writer, request);
  const place = { x: page.margin + pictureSize + gutter, width: columnWidth - pictureSize - gutter };
  const title = { face: 'display', size: 25, leading: 1 } as const;
  let y = writer.write('H1', inLocale(product.name, locale), { ...place, y: pageTop }, title);
  const model = fillText(textsOf('documents', locale).model, { sku: variant.customerFacingSku });
  const finish = product.variants.length > 1 ? ` · ${inLocale(variant.finish, locale)}` : '';
  y = writer.write('P', model + finish, { ...place, y: y + 6 }, quiet);
  y = writePrice(writer, request, { ...place, y: y + 8 });
  y = writer.write('P', inLocale(product.description, locale), { ...place, y: y + 10 }, body);
  if (!product.collection) return y;
  const idea = { face: 'italic', size: 11, leading: 3, colour: colours.accent } as const;
  return writer.write('P', inLocale(product.collection.idea, locale), { ...place, y: y + 10 }, idea);
}

async function writePicture(writer: Writer, { product, locale, variant, masters }: DocumentRequest): Promise<void> {
  const master = await masters.find(variant.image);
  if (!master) return;
  const picture = await renderImage(master, printImage(900));
  const alt = `${inLocale(product.name, locale)}, ${inLocale(variant.finish, locale)}`;
  writer.picture(picture, { x: page.margin, y: pageTop + 4, width: pictureSize, height: pictureSize }, alt);
}

/** Writes the list price with its date; nothing for a discontinued finish. */
function writePrice(writer: Writer, request: DocumentRequest, place: TextBox): number {
  const price = listPriceText(request);
  if (price === undefined) return place.y - 8;
  const { listPrice, listPriceDay } = textsOf('documents', request.locale);
  const y = writer.write('P', fillText(listPrice, { price }), place, { face: 'strong', size: 10 });
  const day = fillText(listPriceDay, { day: formatDay(request.locale, request.date) });
  return writer.write('P', day, { ...place, y }, { ...quiet, size: 7.5 });
}

/**
 * Writes dimensions and, if they fit, specifications. Returns whether specifications remain, and where the text ends.
 */
function writeFigures(
  writer: Writer,
  request: DocumentRequest,
  top: number,
): { readonly specifications: boolean; readonly y: number } {
  const dimensions = dimensionRows(request);
  let y = top;
  if (dimensions.length > 0) {
    y = writeHeading(writer, 'dimensions', request, { ...figures, y });
    y = writeRows(writer, dimensions, { ...figures, y }) + 14;
  }
  const rows = specificationRows(request);
  if (rows.length === 0) return { specifications: false, y };
  if (y + headingHeight + rowsHeight(writer, rows, figures.width) > frontBottom) return { specifications: true, y };
  return { specifications: false, y: writeSpecifications(writer, request, { ...figures, y }) };
}

function writeSpecifications(writer: Writer, request: DocumentRequest, place: TextBox): number {
  const y = writeHeading(writer, 'specifications', request, place);
  return writeRows(writer, specificationRows(request), { ...place, y }) + 14;
}

/** Writes the drawing and, if they fit, the finishes. Returns whether finishes remain, and where the content ends. */
async function writeDrawing(
  writer: Writer,
  request: DocumentRequest,
  top: number,
): Promise<{ readonly finishes: boolean; readonly y: number }> {
  const { product, locale, designs } = request;
  const sheet = drawProduct(product, locale, designs);
  const place = { ...beside, y: top, height: drawingHeight(request, top) };
  const y = sheet ? writer.drawing(sheet, place, describeDimensions(product, locale)) + 18 : top;
  if (!hasFinishes(request)) return { finishes: false, y };
  if (y + headingHeight + finishesHeight(request) > frontBottom) return { finishes: true, y };
  const list = writeHeading(writer, 'finishes', request, { ...beside, y }) + 2;
  return { finishes: false, y: (await writeFinishes(writer, request, { ...beside, y: list })) + 8 };
}

/** Returns a lower height when the finishes then fit below the drawing, but never less than the minimum. */
function drawingHeight(request: DocumentRequest, top: number): number {
  const besideFinishes = frontBottom - top - 20 - headingHeight - finishesHeight(request);
  return besideFinishes < minDrawingHeight ? maxDrawingHeight : Math.min(maxDrawingHeight, besideFinishes);
}

/** Writes sections in order until one does not fit. Returns the remaining sections. */
function writeFittingSections(writer: Writer, sections: readonly Section[], place: TextBox): readonly Section[] {
  let { y } = place;
  for (const [index, section] of sections.entries()) {
    if (y + sectionHeight(writer, section, place.width) > frontBottom) return sections.slice(index);
    y = writeSection(writer, section, { ...place, y });
  }
  return [];
}

async function writeBack(writer: Writer, request: DocumentRequest, rest: Rest, tops: Tops): Promise<void> {
  const [left, right] = halves;
  let [leftY, rightY] = tops;
  if (rest.finishes) leftY = rightY = await writeAllFinishes(writer, request, Math.max(leftY, rightY));
  if (rest.specifications) {
    const top = roomFor(writer, leftY, headingHeight + rowsHeight(writer, specificationRows(request), left.width));
    if (top < leftY) rightY = top;
    leftY = writeSpecifications(writer, request, { ...left, y: top });
  }
  writeInColumns(writer, rest.sections, [
    { ...left, y: leftY },
    { ...right, y: rightY },
  ]);
}

/** The top of the text in the left and right half of a page. */
type Tops = readonly [number, number];

/** Writes the finishes across the page and returns where the text below them begins. */
async function writeAllFinishes(writer: Writer, request: DocumentRequest, top: number): Promise<number> {
  const place = { x: page.margin, width: columnWidth, y: top };
  const y = writeHeading(writer, 'finishes', request, place) + 2;
  const end = (await writeFinishes(writer, request, { ...place, y })) + 10;
  writer.rule(end);
  return end + 14;
}

/** Whether a section that ends here fits on the page. */
const fits = (end: number) => end - belowSection <= page.bottom;

/** Writes sections in two columns of about equal height; those that do not fit go to new pages. */
function writeInColumns(
  writer: Writer,
  sections: readonly Section[],
  [left, right]: readonly [TextBox, TextBox],
): void {
  const heights = sections.map((section) => sectionHeight(writer, section, left.width));
  const all = Math.min(page.bottom, heights.reduce((sum, height) => sum + height, left.y + right.y) / 2);
  let [leftY, rightY] = [left.y, right.y];
  for (const [index, section] of sections.entries()) {
    const height = heights[index] ?? 0;
    const isFirst = index === 0 && left.y === pageTop; // even one that is longer than a page
    const fitsLeft = rightY === right.y && leftY + height / 2 <= all && fits(leftY + height);
    if (isFirst || fitsLeft) leftY = writeSection(writer, section, { ...left, y: leftY });
    else if (fits(rightY + height)) rightY = writeSection(writer, section, { ...right, y: rightY });
    else {
      writeOnNewPage(writer, sections.slice(index));
      return;
    }
  }
}

function writeOnNewPage(writer: Writer, sections: readonly Section[]): void {
  writer.newPage();
  const [left, right] = halves;
  writeInColumns(writer, sections, [
    { ...left, y: pageTop },
    { ...right, y: pageTop },
  ]);
}
