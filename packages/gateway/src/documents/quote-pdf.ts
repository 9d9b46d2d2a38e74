import {
  formatMoney,
  localeTag,
  multiplyMoney,
  projectRooms,
  projectSums,
  type Locale,
  type Money,
  type ProjectRoom,
} from '@basin/domain';
import type { PrintQuote, Quote, QuoteLine } from '../favourites/index.ts';
import { fillText } from '../texts/fill-text.ts';
import { soldUnits } from '../texts/sold-units.ts';
import { textsOf } from '../texts/texts.ts';
import { unitPrices } from '../texts/unit-prices.ts';
import { formatDay } from '../texts/company-day.ts';
import { framePages, roomFor, pageTop } from './pdf/frame-pages.ts';
import { colours, columnWidth, createBrandedPdf, collectBytes, page } from './pdf/branded-pdf.ts';
import { createWriter, type Column, type Writer } from './pdf/writer.ts';

const whole = { x: page.margin, width: columnWidth };
const rightEdge = page.margin + columnWidth;
const columns: readonly Column[] = [
  { x: page.margin, width: columnWidth - 290 },
  { x: rightEdge - 280, width: 50, align: 'right' },
  { x: rightEdge - 220, width: 70, align: 'right' },
  { x: rightEdge - 140, width: 65, align: 'right' },
  { x: rightEdge - 70, width: 70, align: 'right' },
];
const sumColumns: readonly Column[] = [
  { x: rightEdge - 280, width: 190 },
  { x: rightEdge - 85, width: 85, align: 'right' },
];

/** Renders the quote of a project as a PDF file in US Letter size: the lines of each room at list and net prices. */
export const quotePdf: PrintQuote = async (quote) => {
  const { locale, project: reference, quotedAt: date } = quote;
  const texts = textsOf('quote', locale);
  const [brand = texts.seller] = quote.seller;
  const title = `${texts.title} – ${reference}`;
  const pdf = createBrandedPdf({ title, subject: title, author: brand, locale, date });
  const writer = createWriter(pdf);
  writeQuote(writer, quote);
  framePages(pdf, writer, { brand, kind: texts.title, reference: '', note: texts.foot, locale });
  writer.end();
  return Uint8Array.from(await collectBytes(pdf));
};

function writeQuote(writer: Writer, quote: Quote): void {
  const { locale, lines } = quote;
  const texts = textsOf('quote', locale);
  const room = (y: number, height: number) => roomFor(writer, y, height);
  let y = writer.write('H1', quote.project, { ...whole, y: pageTop }, { face: 'display', size: 25, leading: 1 }) + 8;
  y = writer.table(factsOf(quote), { ...whole, y }, 110) + 6;
  if (quote.description) y = writer.write('P', quote.description, { ...whole, y }, { size: 9 }) + 6;
  for (const each of projectRooms(lines)) y = writeRoom(writer, each, locale, y);
  const sums = sumsOf(quote);
  y = room(y, 16 * sums.length + 24);
  writer.rule(y);
  writer.grid([[texts.total, projectSums(lines).net.currencyCode], ...sums], sumColumns, y + 12, room);
}

function factsOf({ customer, quotedAt, locale }: Quote): (readonly [string, string])[] {
  const texts = textsOf('quote', locale);
  const name = customer.filter((each) => each !== '').join(', ');
  return [...(name === '' ? [] : [[texts.customer, name] as const]), [texts.quoted, formatDay(locale, quotedAt)]];
}

/** Writes the lines of a room under its name, with their total. */
function writeRoom(
  writer: Writer,
  { room, lines, sums }: ProjectRoom<QuoteLine>,
  locale: Locale,
  from: number,
): number {
  const texts = textsOf('quote', locale);
  const name = room || texts.noRoom;
  const begin = roomFor(writer, from + 10, 70);
  let y = writer.write('H2', name, { ...whole, y: begin }, { face: 'strong', size: 11, colour: colours.ink }) + 4;
  writer.rule(y);
  const head = [texts.item, texts.quantity, texts.listPrice, texts.netPrice, texts.total];
  const total = [fillText(texts.roomTotal, { room: name }), '', '', '', moneyIn(locale, sums.net)];
  const rows = [head, ...lines.map((line) => cellsOf(line, locale)), total];
  y = writer.grid(rows, columns, y + 8, (at, height) => roomFor(writer, at, height));
  return y + 6;
}

function cellsOf(line: QuoteLine, locale: Locale) {
  const { name, finish, modelNumber, note, quantity, unitPrice, listPrice, coverage } = line;
  const texts = textsOf('quote', locale);
  const words = [
    [name, finish].filter(Boolean).join(', '),
    fillText(texts.model, { sku: modelNumber }),
    ...(coverage && unitPrice ? [unitPrices(unitPrice, coverage, locale)] : []),
    ...(note ? [fillText(texts.note, { note })] : []),
  ].join('\n');
  const units = soldUnits(quantity, coverage, locale);
  if (!unitPrice) return [words, units, texts.unsold, '', ''];
  const amounts = [listPrice ?? unitPrice, unitPrice, multiplyMoney(unitPrice, quantity)];
  return [words, units, ...amounts.map((amount) => moneyIn(locale, amount))];
}

function sumsOf({ lines, locale }: Quote): (readonly [string, string])[] {
  const texts = textsOf('quote', locale);
  const { net, list } = projectSums(lines);
  const saving = { ...net, centAmount: net.centAmount - list.centAmount };
  return [
    [texts.listTotal, moneyIn(locale, list)],
    ...(saving.centAmount === 0 ? [] : [[texts.saving, moneyIn(locale, saving)] as const]),
    [texts.netTotal, moneyIn(locale, net)],
  ];
}

const moneyIn = (locale: Locale, amount: Money) => formatMoney(amount, localeTag(locale));
