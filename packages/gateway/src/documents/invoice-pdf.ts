import { formatMoney, localeFrom, localeTag, type Locale, type Money } from '@basin/domain';
import { amountDue, modelOf, lineNameOf, paidCents, unitsIn, type Order, type PrintInvoice } from '../orders/index.ts';
import { paymentText } from '../payment/index.ts';
import { fillText } from '../texts/fill-text.ts';
import { taxLabel } from '../texts/tax-label.ts';
import { textsOf } from '../texts/texts.ts';
import { formatDay } from '../texts/company-day.ts';
import { framePages, roomFor, pageTop } from './pdf/frame-pages.ts';
import { colours, columnWidth, createBrandedPdf, collectBytes, page } from './pdf/branded-pdf.ts';
import { createWriter, type Column, type TextBox, type Writer } from './pdf/writer.ts';

const heading = { face: 'strong', size: 8, colour: colours.stone } as const;
const half = (columnWidth - 24) / 2;
const left = { x: page.margin, width: half };
const right = { x: page.margin + half + 24, width: half };
const rightEdge = page.margin + columnWidth;
const columns: readonly Column[] = [
  { x: page.margin, width: 280 },
  { x: rightEdge - 230, width: 60, align: 'right' },
  { x: rightEdge - 160, width: 75, align: 'right' },
  { x: rightEdge - 75, width: 75, align: 'right' },
];
const sumColumns: readonly Column[] = [
  { x: right.x, width: half - 90 },
  { x: rightEdge - 85, width: 85, align: 'right' },
];

/** Renders the invoice of an order as a PDF file in US Letter size, with its addresses, lines and refunds. */
export const invoicePdf: PrintInvoice = async (order, seller) => {
  const locale = localeFrom(order.locale);
  const texts = textsOf('invoice', locale);
  const { orderNumber: reference } = order;
  const [brand = texts.seller] = seller;
  const subject = `${texts.number} ${reference}`;
  const date = shippedAt(order);
  const pdf = createBrandedPdf({ title: `${texts.title} ${reference}`, subject, author: brand, locale, date });
  const writer = createWriter(pdf);
  writeInvoice(writer, order, seller, locale);
  framePages(pdf, writer, { brand, kind: texts.title, reference, note: texts.note, locale });
  writer.end();
  return Uint8Array.from(await collectBytes(pdf));
};

/** Returns when the last parcel was shipped, which is the invoice date. */
const shippedAt = ({ createdAt, trackings }: Order): Date =>
  new Date(Math.max(...[createdAt, ...trackings.map(({ createdAt: sent = createdAt }) => sent)].map(Date.parse)));

function writeInvoice(writer: Writer, order: Order, seller: readonly string[], locale: Locale): void {
  const texts = textsOf('invoice', locale);
  const room = (y: number, height: number) => roomFor(writer, y, height);
  const below = writeAddress(writer, texts.soldBy, seller, { ...right, y: pageTop + 8 });
  let y = writer.write('H1', texts.title, { ...left, y: pageTop }, { face: 'display', size: 25, leading: 1 }) + 8;
  y = Math.max(below, writer.table(factsOf(order, locale), { ...left, y }, 110)) + 14;
  const ends = [
    writeAddress(writer, texts.billedTo, linesOfAddress(order.billingAddress, locale), { ...left, y }),
    writeAddress(writer, texts.shippedTo, linesOfAddress(order.shippingAddress, locale), { ...right, y }),
  ];
  y = Math.max(...ends) + 12;
  writer.rule(y);
  const head = [texts.item, texts.quantity, texts.unitPrice, texts.total];
  y = writer.grid([head, ...linesOf(order, locale)], columns, y + 12, room) + 4;
  const sums = sumsOf(order, locale);
  y = room(y, 16 * sums.length + 24);
  writer.rule(y);
  writer.grid([[texts.total, order.totalPrice.currencyCode], ...sums], sumColumns, y + 12, room);
}

type Rows = readonly (readonly [string, string])[];

function factsOf(order: Order, locale: Locale): Rows {
  const texts = textsOf('invoice', locale);
  const { purchaseOrderNumber } = order.custom.fields;
  const payment = paymentText(order, locale);
  return [
    [texts.number, order.orderNumber],
    ...(purchaseOrderNumber ? [[texts.purchaseOrder, purchaseOrderNumber] as const] : []),
    [texts.ordered, formatDay(locale, new Date(order.createdAt))],
    [texts.shipped, formatDay(locale, shippedAt(order))],
    ...(payment === undefined ? [] : [[texts.payment, payment] as const]),
  ];
}

function writeAddress(writer: Writer, title: string, lines: readonly string[], place: TextBox): number {
  if (lines.length === 0) return place.y;
  let y = writer.write('H2', title, place, heading) + 3;
  for (const line of lines) y = writer.write('P', line, { ...place, y }, { size: 9, leading: 2 });
  return y;
}

function linesOfAddress(address: Order['shippingAddress'], locale: Locale): string[] {
  if (!address) return [];
  const { firstName, lastName, company, streetNumber, streetName, additionalStreetInfo } = address;
  const { city, state, postalCode, country } = address;
  const lines = [
    [firstName, lastName],
    [company],
    [streetNumber, streetName],
    [additionalStreetInfo],
    [city && `${city},`, state, postalCode],
    [new Intl.DisplayNames(localeTag(locale), { type: 'region' }).of(country)],
  ];
  return lines.map((parts) => parts.filter(Boolean).join(' ')).filter((line) => line !== '');
}

type Line = Order['lineItems'][number];

/** Returns the ordered lines; the parts of a set are listed below it without a price. */
function linesOf({ lineItems }: Order, locale: Locale): string[][] {
  return lineItems
    .filter((line) => !isIncluded(line))
    .map((line) => [
      [lineNameOf(line, locale), modelOf(line, locale), ...partsOf(line, lineItems, locale)].join('\n'),
      unitsIn(line, line.quantity, locale),
      moneyIn(locale, line.price.discounted?.value ?? line.price.value),
      moneyIn(locale, line.totalPrice),
    ]);
}

const isIncluded = ({ custom, totalPrice }: Line): boolean =>
  custom.fields.isBundleChildItem === true && totalPrice.centAmount === 0;

const partsOf = ({ id }: Line, lines: readonly Line[], locale: Locale): string[] =>
  lines
    .filter((line) => line.custom.fields.bundleParentId === id && isIncluded(line))
    .map((part) => `${unitsIn(part, part.quantity, locale)} × ${lineNameOf(part, locale)}`);

const moneyIn = (locale: Locale, amount: Money) => formatMoney(amount, localeTag(locale));

function sumsOf(order: Order, locale: Locale): Rows {
  const texts = textsOf('invoice', locale);
  const { lineItems, totalPrice, shippingTotal, taxedPrice, refunds = [] } = order;
  const goods = lineItems.reduce((sum, { totalPrice: { centAmount } }) => sum + centAmount, 0);
  const discount = totalPrice.centAmount - shippingTotal.centAmount - goods;
  const rows = [
    [texts.subtotal, { ...totalPrice, centAmount: goods }],
    [texts.discount, discount === 0 ? undefined : { ...totalPrice, centAmount: discount }],
    [texts.shipping, shippingTotal],
    ...(taxedPrice?.taxPortions ?? []).map((portion) => [taxLabel(portion, locale), portion.amount] as const),
    [texts.paid, amountDue(order)],
    ...refunds.map(({ amount, createdAt = order.createdAt }) => {
      const day = formatDay(locale, new Date(createdAt));
      return [fillText(texts.refunded, { day }), { ...amount, centAmount: -amount.centAmount }] as const;
    }),
    [texts.afterRefunds, refunds.length > 0 ? { ...totalPrice, centAmount: paidCents(order) } : undefined],
  ] as const;
  return rows.flatMap(([label, amount]) => (amount ? [[label, moneyIn(locale, amount)] as const] : []));
}
