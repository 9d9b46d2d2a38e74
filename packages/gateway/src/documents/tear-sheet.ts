import { localeTag, type Locale, inLocale, isDiscontinued } from '@basin/domain';
import { fillText } from '../texts/fill-text.ts';
import { listed } from '../texts/text.ts';
import { type Variant, specificationsOf } from '../catalogue/index.ts';
import { renderImage } from '../images/index.ts';
import type { DocumentRequest } from './document-request.ts';
import { describeDimensions } from './describe-dimensions.ts';
import { measureText } from './drawing/lay-out.ts';
import { drawProduct } from './drawing/product-drawing.ts';
import { makeDocument } from './make-document.ts';
import { colours, columnWidth, page } from './pdf/house-pdf.ts';
import { TOP } from './pdf/frame-pages.ts';
import type { Place, Writer } from './pdf/writer.ts';
import { textsOf } from '../texts/texts.ts';

const PICTURE_SIZE = 244;
const GUTTER = 24;
const TABLE_WIDTH = 184;
const ROW_HEIGHT = 27;
const NO_FINISH = 'swatch-standard';
const heading = { face: 'strong', size: 7.5, spacing: 1.2, colour: colours.stone } as const;
const half = (columnWidth - GUTTER) / 2;
const left = { x: page.margin, width: half };
const right = { x: page.margin + half + GUTTER, width: half };
const body = { size: 9, leading: 3.5 } as const;

/** Two pages for who plans with a product: what it is, its drawing and figures; its finishes, care and parts. */
export const makeTearSheet = (request: DocumentRequest): Promise<Buffer> =>
  makeDocument(request, 'tearSheet', async (writer) => {
    await writeFront(writer, request);
    writer.newPage();
    await writeBack(writer, request);
  });

async function writeFront(writer: Writer, request: DocumentRequest): Promise<void> {
  const { product, locale, designs } = request;
  const introEnd = await writeIntro(writer, request);
  const sheet = drawProduct(product, locale, designs);
  const top = Math.max(TOP + PICTURE_SIZE + 4, introEnd) + 28;
  writer.rule(top - 10);
  const rows = dimensionRows(request);
  const y = writer.write('H2', capitals('dimensions', request), { ...left, y: top }, heading) + 4;
  const width = sheet ? TABLE_WIDTH : half;
  writer.table(rows, { x: page.margin, y, width }, width - 84);
  if (!sheet) return;
  const x = page.margin + TABLE_WIDTH + GUTTER;
  const place = { x, y: top, width: page.width - page.margin - x, height: page.bottom - top };
  writer.drawing(sheet, place, describeDimensions(product, locale));
}

async function writeIntro(writer: Writer, { product, locale, variant, masters }: DocumentRequest): Promise<number> {
  const place = { x: page.margin + PICTURE_SIZE + GUTTER, width: columnWidth - PICTURE_SIZE - GUTTER };
  let y = writer.write(
    'H1',
    inLocale(product.name, locale),
    { ...place, y: TOP },
    { face: 'display', size: 25, leading: 1 },
  );
  const model = fillText(textsOf('documents', locale).model, { sku: variant.customerFacingSku });
  const finish = product.variants.length > 1 ? ` · ${inLocale(variant.finish, locale)}` : '';
  y = writer.write('P', model + finish, { ...place, y: y + 6 }, { size: 8.5, colour: colours.stone });
  y = writer.write('P', inLocale(product.description, locale), { ...place, y: y + 10 }, body);
  if (product.collection) {
    const quiet = { face: 'italic', size: 11, leading: 3, colour: colours.accent } as const;
    y = writer.write('P', inLocale(product.collection.idea, locale), { ...place, y: y + 10 }, quiet);
  }
  const master = await masters.find(variant.image);
  if (master) {
    const picture = await renderImage(master, imageRequest(900));
    const alt = `${inLocale(product.name, locale)}, ${inLocale(variant.finish, locale)}`;
    writer.picture(picture, { x: page.margin, y: TOP + 4, width: PICTURE_SIZE, height: PICTURE_SIZE }, alt);
  }
  return y;
}

const imageRequest = (widthPx: number) =>
  ({ widthPx, format: 'jpeg', quality: 88, fit: 'constrain', aspect: undefined, heightPx: undefined }) as const;

type Rows = readonly (readonly [string, string])[];

function dimensionRows({ product, locale }: DocumentRequest): Rows {
  const weight = product.weightKilograms;
  return [
    ...product.dimensions.map((each) => [inLocale(each.label, locale), measureText(each, locale)] as const),
    ...(weight === undefined ? [] : [[textsOf('documents', locale).weight, weightText(weight, locale)] as const]),
  ];
}

function weightText(kilograms: number, locale: Locale): string {
  const inPlain = (value: number, minimumFractionDigits = 0) =>
    value.toLocaleString(localeTag(locale), { useGrouping: false, minimumFractionDigits });
  const pounds = inPlain(Number((kilograms / 0.45359).toFixed(1)), 1);
  return fillText(textsOf('documents', locale).weightOf, { pounds, kilograms: inPlain(kilograms) });
}

const specificationRows = ({ product, locale }: DocumentRequest): Rows =>
  specificationsOf(product).map(
    ({ label, values }) => [inLocale(label, locale), listed(values.map((value) => inLocale(value, locale)))] as const,
  );

async function writeBack(writer: Writer, request: DocumentRequest): Promise<void> {
  const { product, locale } = request;
  const y = await writeFinishes(writer, request);
  const rows = specificationRows(request);
  const column = rows.length > 0 ? right : left;
  if (rows.length > 0) {
    const title = writer.write('H2', capitals('specifications', request), { ...left, y }, heading) + 4;
    writer.table(rows, { ...left, y: title }, 110);
  }
  const sections: readonly (readonly [Title, readonly string[]])[] = [
    ['features', product.features.map((feature) => inLocale(feature, locale))],
    ['care', [inLocale(product.care, locale)]],
    ['delivery', deliveryLines(request)],
    ['required', relatedLines(request, product.requiredAccessories)],
    ['parts', relatedLines(request, product.serviceParts)],
  ];
  let end = y;
  for (const [name, lines] of sections)
    if (lines.length > 0) end = writeList(writer, capitals(name, request), lines, { ...column, y: end });
}

/** A product out of production is not promised. */
function deliveryLines({ product, locale, made }: DocumentRequest): string[] {
  const isMade = product.variants.some(({ discontinued }) => !isDiscontinued(discontinued, made));
  return isMade
    ? [inLocale(product.leadTime, locale), inLocale(product.freight.policy, locale)]
    : [textsOf('documents', locale).noLongerMade];
}

function writeList(writer: Writer, title: string, lines: readonly string[], place: Place): number {
  let y = writer.write('H2', title, place, heading) + 3;
  for (const line of lines) y = writer.write('LI', line, { ...place, y }, body) + 1;
  return y + 14;
}

/** The finishes and a line below them; nothing where there is none to choose. */
async function writeFinishes(writer: Writer, request: DocumentRequest): Promise<number> {
  const { variants } = request.product;
  if (variants.every(({ swatch }) => swatch === NO_FINISH)) return TOP;
  const top = writer.write('H2', capitals('finishes', request), { ...left, y: TOP }, heading) + 6;
  const rows = Math.ceil(variants.length / 2);
  for (const [index, variant] of variants.entries())
    await writeFinish(writer, request, variant, {
      ...(index < rows ? left : right),
      y: top + (index % rows) * ROW_HEIGHT,
    });
  const end = top + rows * ROW_HEIGHT;
  writer.rule(end + 10);
  return end + 22;
}

async function writeFinish(
  writer: Writer,
  { masters, made, locale }: DocumentRequest,
  variant: Variant,
  { x, y }: Place,
): Promise<void> {
  const swatch = await masters.find(variant.swatch);
  const finish = inLocale(variant.finish, locale);
  if (swatch) {
    const bytes = await renderImage(swatch, imageRequest(88));
    writer.picture(bytes, { x, y, width: 20, height: 20 }, finish);
  }
  const state = isDiscontinued(variant.discontinued, made) ? `, ${textsOf('documents', locale).discontinued}` : '';
  const text = { x: x + 30, width: half - 30 };
  writer.write('P', finish + state, { ...text, y }, { size: 9, leading: 0 });
  writer.write('P', variant.customerFacingSku, { ...text, y: y + 11 }, { size: 8, colour: colours.stone, leading: 0 });
}

/** Names with the numbers that they are ordered by. */
function relatedLines({ related, locale }: DocumentRequest, skus: readonly string[]): string[] {
  return skus.flatMap((sku) => {
    const found = related.get(sku);
    return found ? [`${inLocale(found.name, locale)}  ${found.customerFacingSku}`] : [];
  });
}

const capitals = (title: Title, { locale }: DocumentRequest) =>
  textsOf('documents', locale)[title].toLocaleUpperCase(locale);

type Title = Exclude<keyof ReturnType<typeof textsOf<'documents'>>, 'weightOf'>;
