import { inLocale, isDiscontinued } from '@basin/domain';
import type { Variant } from '../../catalogue/index.ts';
import { renderImage } from '../../images/index.ts';
import { textsOf } from '../../texts/texts.ts';
import type { DocumentRequest } from '../document-request.ts';
import { colours, page } from '../pdf/branded-pdf.ts';
import { roomFor } from '../pdf/frame-pages.ts';
import type { TextBox, Writer } from '../pdf/writer.ts';
import { pricesByFinish } from './list-price.ts';
import { printImage } from './print-image.ts';

const rowHeight = 27;
const swatchSize = 20;
const textLeft = 28;
const noFinish = 'swatch-standard';

/** Whether the product has a named finish. */
export const hasFinishes = ({ product }: DocumentRequest): boolean =>
  product.variants.some(({ swatch }) => swatch !== noFinish);

/** Returns the height of the finishes in two columns. */
export const finishesHeight = ({ product }: DocumentRequest): number =>
  Math.ceil(product.variants.length / 2) * rowHeight;

/**
 * Writes every finish in two columns with its swatch, model number and, when prices differ, its price; those that do
 * not fit go to new pages. Returns the end.
 */
export async function writeFinishes(writer: Writer, request: DocumentRequest, place: TextBox): Promise<number> {
  const prices = pricesByFinish(request);
  let { variants }: { variants: readonly Variant[] } = request.product;
  let { y } = place;
  while (variants.length > 0) {
    y = roomFor(writer, y, rowHeight);
    const rows = Math.min(Math.ceil(variants.length / 2), Math.floor((page.bottom - y) / rowHeight));
    for (const [index, variant] of variants.slice(0, 2 * rows).entries())
      await writeFinish(writer, request, variant, cellOf({ ...place, y }, index, rows), prices.get(variant.sku));
    variants = variants.slice(2 * rows);
    y += rows * rowHeight;
  }
  return y;
}

/** Returns the place of a finish in two columns of some rows. */
const cellOf = ({ x, y, width }: TextBox, index: number, rows: number): TextBox => ({
  x: index < rows ? x : x + width / 2,
  y: y + (index % rows) * rowHeight,
  width: width / 2,
});

async function writeFinish(
  writer: Writer,
  { masters, date, locale }: DocumentRequest,
  variant: Variant,
  { x, y, width }: TextBox,
  price: string | undefined,
): Promise<void> {
  const finish = inLocale(variant.finish, locale);
  const swatch = await masters.find(variant.swatch);
  if (swatch) {
    const bytes = await renderImage(swatch, printImage(88));
    writer.picture(bytes, { x, y, width: swatchSize, height: swatchSize }, finish);
  }
  const state = isDiscontinued(variant.discontinued, date) ? `, ${textsOf('documents', locale).discontinued}` : '';
  const text = { x: x + textLeft, width: width - textLeft - 4 };
  writer.write('P', finish + state, { ...text, y }, { size: 8.5, leading: 0 });
  const number = [variant.customerFacingSku, price].filter(Boolean).join('  ');
  writer.write('P', number, { ...text, y: y + 11 }, { size: 7.5, colour: colours.stone, leading: 0 });
}
