import {
  isSdkError,
  type BuyableProduct,
  type CartAddition,
  type NumberedProduct,
  type QuantityNotice,
} from '@basin/sdk';
import type { ActionFunctionArgs, LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { reportEvent } from '../../shell/analytics/consent.server.ts';
import { cartOf, productsOf } from '../../shell/sdk/nouns.server.ts';
import type { SessionNotice } from '../../shell/session/shop-session.ts';
import { noticeOf, rejectionOf } from '../cart/index.server.ts';
import { contentPage } from '../content/index.server.ts';
import { linesOfForm, mostUnits, readOrderLines, type OrderLine } from './read-order-lines.ts';

type Context = Readonly<RouterContextProvider>;

/** What became of a line. */
export interface LineOutcome {
  readonly number: string;
  /** Of the product, when there is one. */
  readonly name: string | undefined;
  readonly notice: SessionNotice;
}

/** The answer to an order by numbers. */
export interface QuickOrderAnswer {
  /** Another one for each answer. */
  readonly key: string;
  readonly outcomes: readonly LineOutcome[];
  readonly added: number;
  /** The lines of which nothing is in the cart, to be corrected and sent again. */
  readonly rest: string;
}

/** A change of the cart has room for as many. */
const mostLines = 100;

/** The page around the form, as editors have it. */
export const loadQuickOrder = async ({ context, url }: LoaderFunctionArgs) => ({
  page: await contentPage({ context, url }, '/quick-order'),
});

/** Adds the lines of an order to the cart, and says of each what became of it. */
export async function handleQuickOrder({ request, context }: ActionFunctionArgs): Promise<QuickOrderAnswer> {
  return orderLines(context, readOrderLines(linesOfForm(await request.formData())));
}

/** Adds lines to the cart by their numbers, and says of each what became of it. */
export async function orderLines(context: Context, lines: readonly OrderLine[]): Promise<QuickOrderAnswer> {
  const valid = lines.filter(({ quantity }) => quantity !== undefined).slice(0, mostLines);
  const products = await productsOf(context).byNumber(valid.map(({ number }) => number));
  const ordered = new Set([...products.values()].map(({ sku }) => sku));
  const items = (await findItems(context, valid, products)).map((item) => withoutOrdered(item, ordered));
  const notices = await addAll(context, items);
  const outcomes = lines.map((line): LineOutcome & { readonly text: string } => {
    const product = products.get(line.number);
    const notice = notices.get(line) ?? reasonOf(line, product, valid);
    return { text: line.text, number: line.number, name: product?.name, notice };
  });
  const rest = outcomes.filter(({ notice }) => notice.tone === 'danger');
  return {
    key: crypto.randomUUID(),
    outcomes: outcomes.map(({ number, name, notice }) => ({ number, name, notice })),
    added: outcomes.length - rest.length,
    rest: rest.map(({ text }) => text).join('\n'),
  };
}

/** Why a line was not sent to the cart. */
function reasonOf(line: OrderLine, product: NumberedProduct | undefined, sent: readonly OrderLine[]): SessionNotice {
  const tone = 'danger';
  if (line.quantity === undefined) return { key: 'field.error.quantity', values: { max: mostUnits }, tone };
  if (!sent.includes(line)) return { key: 'quickOrder.tooMany', values: { max: mostLines }, tone };
  return { key: product ? 'cart.error.add' : 'quickOrder.unknown', tone };
}

/** What a line puts into the cart. */
interface Item {
  readonly line: OrderLine;
  readonly name: string;
  /** What the product requires to be fitted, which is named but not added: a trade customer may have it. */
  readonly parts: BuyableProduct['parts'];
  readonly addition: CartAddition;
}

/** So many products are asked for at a time. */
const mostAsked = 10;

/** The lines whose product is sold, sets with their parts. */
async function findItems(
  context: Context,
  lines: readonly OrderLine[],
  products: ReadonlyMap<string, NumberedProduct>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let start = 0; start < lines.length; start += mostAsked) {
    const chunk = lines.slice(start, start + mostAsked);
    items.push(...(await Promise.all(chunk.map((line) => findItem(context, line, products.get(line.number))))).flat());
  }
  return items;
}

async function findItem(context: Context, line: OrderLine, product: NumberedProduct | undefined): Promise<Item[]> {
  const { sku, slug = '', name = '' } = product ?? {};
  const found = sku === undefined ? null : await productsOf(context).parts(slug, { sku, keys: 'all' });
  if (sku === undefined || found?.sku !== sku) return [];
  const { bundleItems, parts } = found;
  const { quantity = 1 } = line;
  return [{ line, name, parts, addition: { sku, quantity, ...(bundleItems.length > 0 && { bundleItems }) } }];
}

/** A line without those of its parts that another line orders. */
const withoutOrdered = (item: Item, ordered: ReadonlySet<string>): Item => ({
  ...item,
  parts: item.parts.filter(({ sku }) => !ordered.has(sku)),
});

type Notices = ReadonlyMap<OrderLine, SessionNotice>;

/** Adds all at once; when the cart rejects that, one after the other, so that each has its own reason. */
async function addAll(context: Context, items: readonly Item[]): Promise<Notices> {
  if (items.length === 0) return new Map();
  try {
    return await addTogether(context, items);
  } catch (error) {
    if (!isSdkError(error)) throw error;
    const notices: [OrderLine, SessionNotice][] = [];
    if (items.length === 1) return new Map(items.map(({ line }) => [line, rejectionOf(error)]));
    for (const item of items) notices.push(...(await addAll(context, [item])));
    return new Map(notices);
  }
}

async function addTogether(context: Context, items: readonly Item[]): Promise<Notices> {
  const { notices } = await cartOf(context).add(items.map(({ addition }) => addition));
  reportEvent(context, 'productAdded', {
    items: items.map(({ name, addition: { sku, quantity } }) => ({ sku, name, quantity })),
  });
  return new Map(
    items.map(({ line, name, parts, addition: { sku, quantity } }) => {
      const cut = notices.find((notice) => notice.sku === sku);
      return [line, cut ? cutNotice(cut, name) : addedNotice(quantity, parts)];
    }),
  );
}

const addedNotice = (count: number, parts: Item['parts']): SessionNotice => ({
  key: parts.length > 0 ? 'quickOrder.addedNeeding' : 'quickOrder.added',
  values: { count, ...(parts.length > 0 && { names: parts.map(({ name }) => name).join(', ') }) },
  tone: 'success',
});

/** Of a quantity that was cut to the stock; only `capped` leaves some in the cart. */
const cutNotice = (cut: QuantityNotice, name: string): SessionNotice => ({
  ...noticeOf(cut, name),
  tone: cut.message === 'capped' ? 'warning' : 'danger',
});
