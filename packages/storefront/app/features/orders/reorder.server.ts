import { hasStatus, type ChangedCart, type LineItem, type Order } from '@basin/sdk';
import { redirect } from 'react-router';
import type { Context } from '../../shell/context.ts';
import { notFoundPage } from '../../shell/document/not-found.server.ts';
import { formKey } from '../../shell/forms/form-key.server.ts';
import { pathIn } from '../../shell/locale/path-in.server.ts';
import { queueNotice } from '../../shell/notices/notices.server.ts';
import { cartOf, productsOf } from '../../shell/sdk/nouns.server.ts';
import { expectCustomerOf } from '../../shell/session/customer-sale.server.ts';
import { rejectionOf } from '../cart/index.server.ts';

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
 * Adds what is still sold of an order to the cart at current prices, and queues notices about the rest. Stops in an
 * outage: the lines after it are neither added nor missing.
 */
async function reorder(context: Context, { lines }: Order, form: FormData): Promise<void> {
  const outcomes: { readonly name: string; readonly outcome: Outcome }[] = [];
  let isStopped = false;
  try {
    // sequential, because each one changes the same cart
    for (const [index, line] of lines.entries()) {
      const idempotencyKey = formKey(form, { index });
      outcomes.push({ name: line.name, outcome: await reorderLine(context, line, idempotencyKey) });
    }
  } catch (error) {
    isStopped = true;
    queueNotice(context, rejectionOf(context, error));
  }
  const namesOf = (expected: Outcome) =>
    outcomes.flatMap(({ name, outcome }) => (outcome === expected ? [name] : [])).join(', ');
  const [missing, fewer] = [namesOf('missing'), namesOf('fewer')];
  if (!isStopped && outcomes.some(({ outcome }) => outcome !== 'missing'))
    queueNotice(context, { key: 'order.reorder.added', tone: 'success' });
  if (fewer) queueNotice(context, { key: 'order.reorder.fewer', values: { names: fewer }, tone: 'warning' });
  if (missing) queueNotice(context, { key: 'order.reorder.missing', values: { names: missing }, tone: 'warning' });
}

async function reorderLine(
  context: Context,
  { slug, sku, quantity }: LineItem,
  idempotencyKey: string,
): Promise<Outcome> {
  const product = slug === null ? null : await productsOf(context).parts(slug, { sku });
  if (product?.sku !== sku) return 'missing';
  const { bundleItems } = product;
  try {
    const item = { sku, quantity, ...(bundleItems.length > 0 && { bundleItems }) };
    return outcomeOf(await cartOf(context).add(item, { idempotencyKey }), sku);
  } catch (error) {
    if (hasStatus(error, 400, 404)) return 'missing';
    throw error;
  }
}

function outcomeOf({ notices }: Pick<ChangedCart, 'notices'>, sku: string): Outcome {
  const cut = notices.find((notice) => notice.sku === sku);
  if (!cut) return 'added';
  return cut.message === 'capped' ? 'fewer' : 'missing';
}
