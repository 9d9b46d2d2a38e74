import { hasStatus, isSdkError, type CartAddition, type LineItem, type Order } from '@basin/sdk';
import { redirect } from 'react-router';
import type { Context } from '../../shell/context.ts';
import { notFoundPage } from '../../shell/document/not-found.server.ts';
import { formKey } from '../../shell/forms/form-key.server.ts';
import { pathIn } from '../../shell/locale/path-in.server.ts';
import { queueNotice } from '../../shell/notices/notices.server.ts';
import { productsOf } from '../../shell/sdk/nouns.server.ts';
import { expectCustomerOf } from '../../shell/session/customer-sale.server.ts';
import { addAll, type Batch, rejectionOf } from '../cart/index.server.ts';

/** How much of a line was added to the cart again. */
type Outcome = 'added' | 'fewer' | 'missing';

/** Adds an order to the cart again and redirects to the cart. */
export async function orderAgain(context: Context, form: FormData, order: Order | null): Promise<Response> {
  expectCustomerOf(form, context);
  if (!order) throw await notFoundPage(context);
  await reorder(context, order, form);
  return redirect(pathIn(context, '/cart'), 303);
}

/**
 * Adds what is still sold of an order to the cart at current prices, and queues notices about the rest. All lines are
 * added at once: after an outage the order can be added again.
 */
async function reorder(context: Context, { lines }: Order, form: FormData): Promise<void> {
  try {
    const items = await findItems(context, lines);
    const additions = items.map(({ addition }) => addition);
    const batches = await addAll(context, items, formKey(form, additions));
    const outcomes = new Map(batches.flatMap(outcomesOf));
    queueOutcomes(
      context,
      lines.map((line) => ({ name: line.name, outcome: outcomes.get(line) ?? 'missing' })),
    );
  } catch (error) {
    queueNotice(context, rejectionOf(context, error));
  }
}

/** A line that is still sold, and what it adds to the cart. */
interface Item {
  readonly line: LineItem;
  readonly addition: CartAddition;
}

async function findItems(context: Context, lines: readonly LineItem[]): Promise<Item[]> {
  const items: Item[] = [];
  for (const line of lines) {
    const { slug, sku, quantity } = line;
    const product = slug === null ? null : await productsOf(context).parts(slug, { sku });
    if (product?.sku !== sku) continue;
    const { bundleItems } = product;
    items.push({ line, addition: { sku, quantity, ...(bundleItems.length > 0 && { bundleItems }) } });
  }
  return items;
}

/** Returns the outcome of each line that was sent together. Throws an error after which the lines are not missing. */
const outcomesOf = ({ items, outcome }: Batch<Item>): [LineItem, Outcome][] =>
  items.map(({ line }) => [line, outcomeOf(outcome, line)]);

function outcomeOf(outcome: Batch<Item>['outcome'], { sku }: LineItem): Outcome {
  if (isSdkError(outcome)) {
    if (hasStatus(outcome, 400, 404)) return 'missing';
    throw outcome;
  }
  const cut = outcome.notices.find((notice) => notice.sku === sku);
  if (!cut) return 'added';
  return cut.message === 'capped' ? 'fewer' : 'missing';
}

function queueOutcomes(
  context: Context,
  outcomes: readonly { readonly name: string; readonly outcome: Outcome }[],
): void {
  const namesOf = (expected: Outcome) =>
    outcomes.flatMap(({ name, outcome }) => (outcome === expected ? [name] : [])).join(', ');
  const [missing, fewer] = [namesOf('missing'), namesOf('fewer')];
  if (outcomes.some(({ outcome }) => outcome !== 'missing'))
    queueNotice(context, { key: 'order.reorder.added', tone: 'success' });
  if (fewer) queueNotice(context, { key: 'order.reorder.fewer', values: { names: fewer }, tone: 'warning' });
  if (missing) queueNotice(context, { key: 'order.reorder.missing', values: { names: missing }, tone: 'warning' });
}
