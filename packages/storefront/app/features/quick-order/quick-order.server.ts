import { sampledSku, sampleSku } from '@basin/domain';
import {
  isSdkError,
  type BuyableProduct,
  type CartAddition,
  type NumberedProduct,
  type QuantityNotice,
} from '@basin/sdk';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { reportEvent } from '../../shell/analytics/consent.server.ts';
import { itemDetails, pricedIn } from '../../shell/analytics/item-details.ts';
import type { Context } from '../../shell/context.ts';
import { formKey } from '../../shell/forms/form-key.server.ts';
import { productsOf } from '../../shell/sdk/nouns.server.ts';
import { expectCustomerOf } from '../../shell/session/customer-sale.server.ts';
import type { SessionNotice } from '../../shell/session/shop-session.ts';
import { addAll, type Batch, noticeOf, rejectionOf, unsoldProductKeys } from '../cart/index.server.ts';
import { contentPage } from '../content/index.server.ts';
import { findNumbers } from './find-numbers.server.ts';
import { linesOfForm, maxUnits, readOrderLines, type OrderLine } from './read-order-lines.ts';

/** The outcome of a line. */
export interface LineOutcome {
  /** The product's own number, or what was typed when that is no product's. */
  readonly number: string;
  /** The product's name, when the number is known. */
  readonly name: string | undefined;
  /** Undefined when it cannot be ordered. */
  readonly quantity: number | undefined;
  readonly notice: SessionNotice;
}

/** The result of a quick order. */
export interface QuickOrderResult {
  /** Unique for each result. */
  readonly key: string;
  readonly outcomes: readonly LineOutcome[];
  readonly added: number;
  /** The lines of which nothing was added, to be corrected and sent again. */
  readonly rest: string;
}

/** The gateway's limit for one change of the cart. */
const maxLines = 100;

/** Loads the editors' page around the form. */
export const loadQuickOrder = async ({ context, url }: LoaderFunctionArgs) => ({
  page: await contentPage({ context, url }, '/quick-order'),
});

/** Adds an order's lines to the cart and returns the outcome of each. */
export async function handleQuickOrder({ request, context }: ActionFunctionArgs): Promise<QuickOrderResult> {
  const form = await request.formData();
  expectCustomerOf(form, context);
  return orderLines(context, readOrderLines(linesOfForm(form)), form);
}

/** Adds the lines of a form to the cart by their numbers and returns the outcome of each. */
export async function orderLines(
  context: Context,
  lines: readonly OrderLine[],
  form: FormData,
): Promise<QuickOrderResult> {
  const valid = lines.filter(({ quantity }) => quantity !== undefined).slice(0, maxLines);
  const products = await findNumbers(context, valid.map(productNumber));
  const ordered = new Set([...products.values()].map(({ sku }) => sku));
  const items = (await findItems(context, valid, products)).map((item) => withoutOrdered(item, ordered));
  const batches = await addAll(context, items, formKey(form, lines));
  const notices = new Map(batches.flatMap((batch) => noticesOf(context, batch)));
  const outcomes = lines.map((line): LineOutcome & { readonly text: string } => {
    const product = products.get(productNumber(line));
    const notice = notices.get(line) ?? reasonOf(line, product, valid);
    const { text, quantity } = line;
    return { text, number: shownNumber(line, product), name: product?.name, quantity, notice };
  });
  const rest = outcomes.filter(({ notice }) => notice.tone === 'danger');
  return {
    key: crypto.randomUUID(),
    outcomes: outcomes.map(({ text: _, ...outcome }) => outcome),
    added: outcomes.length - rest.length,
    rest: rest.map(({ text }) => text).join('\n'),
  };
}

const sampledNumber = ({ number }: OrderLine) => sampledSku(number.toUpperCase());

/** Returns the number of a line's product, which a line of its sample names too. */
const productNumber = (line: OrderLine): string => sampledNumber(line) ?? line.number;

/** Returns the number that the cart shows for a line, or else the line's own. */
function shownNumber(line: OrderLine, product: NumberedProduct | undefined): string {
  const { number, modelNumber = number } = line;
  if (!product) return modelNumber;
  return sampledNumber(line) ? sampleSku(product.modelNumber) : product.modelNumber;
}

/** Returns why a line was not sent to the cart. */
function reasonOf(line: OrderLine, product: NumberedProduct | undefined, sent: readonly OrderLine[]): SessionNotice {
  const tone = 'danger';
  if (line.quantity === undefined) return { key: 'field.error.quantity', values: { max: maxUnits }, tone };
  if (!sent.includes(line)) return { key: 'quickOrder.tooMany', values: { max: maxLines }, tone };
  return { key: product ? unsoldProductKeys[product.unsoldReason ?? 'discontinued'] : 'quickOrder.unknown', tone };
}

/** What a line adds to the cart. */
interface Item {
  readonly line: OrderLine;
  readonly name: string;
  /**
   * The parts that the product requires. They are named but not added, because a trade customer may have them already.
   */
  readonly parts: BuyableProduct['parts'];
  readonly addition: CartAddition;
}

/** The number of products loaded in parallel. */
const batchSize = 10;

/** Returns the lines whose product is sold, with the items of sets. */
async function findItems(
  context: Context,
  lines: readonly OrderLine[],
  products: ReadonlyMap<string, NumberedProduct>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let start = 0; start < lines.length; start += batchSize) {
    const chunk = lines.slice(start, start + batchSize);
    const found = chunk.map((line) => findItem(context, line, products.get(productNumber(line))));
    items.push(...(await Promise.all(found)).flat());
  }
  return items;
}

async function findItem(context: Context, line: OrderLine, product: NumberedProduct | undefined): Promise<Item[]> {
  if (!product || product.unsoldReason === 'discontinued') return [];
  const { sku, slug, name, unsoldReason } = product;
  const { quantity = 1 } = line;
  if (sampledNumber(line)) return [{ line, name, parts: [], addition: { sku: sampleSku(sku), quantity } }];
  if (unsoldReason) return [];
  const found = await productsOf(context).parts(slug, { sku, keys: 'all' });
  if (found?.sku !== sku) return [];
  const { bundleItems, parts } = found;
  return [{ line, name, parts, addition: { sku, quantity, ...(bundleItems.length > 0 && { bundleItems }) } }];
}

/** Removes the required parts that another line orders. */
const withoutOrdered = (item: Item, ordered: ReadonlySet<string>): Item => ({
  ...item,
  parts: item.parts.filter(({ sku }) => !ordered.has(sku)),
});

/** Returns the notice of each line whose items were sent together, and reports what was added. */
function noticesOf(context: Context, { items, outcome }: Batch<Item>): [OrderLine, SessionNotice][] {
  if (isSdkError(outcome)) {
    const notice = rejectionOf(context, outcome);
    return items.map(({ line }) => [line, notice]);
  }
  const { cart, notices } = outcome;
  const added = items.map(({ name, addition }) => pricedIn(cart, { ...addition, name }));
  reportEvent(context, 'productAdded', itemDetails(added));
  return items.map(({ line, name, parts, addition: { sku, quantity } }) => {
    const cut = notices.find((notice) => notice.sku === sku);
    return [line, cut ? reducedNotice(cut, name) : addedNotice(quantity, parts)];
  });
}

const addedNotice = (count: number, parts: Item['parts']): SessionNotice => ({
  key: parts.length > 0 ? 'quickOrder.addedNeeding' : 'quickOrder.added',
  values: { count, ...(parts.length > 0 && { names: parts.map(({ name }) => name).join(', ') }) },
  tone: 'success',
});

/** Returns the notice for a quantity that was reduced to the stock. Only `capped` leaves some units in the cart. */
const reducedNotice = (cut: QuantityNotice, name: string): SessionNotice => ({
  ...noticeOf(cut, name),
  ...(cut.message === 'reduced' && sampledSku(cut.sku) === undefined && { key: 'quickOrder.soldOut' }),
  tone: cut.message === 'capped' ? 'warning' : 'danger',
});
