import { decimalToCents, orderSteps, type LineUnits, type OrderStep } from '@basin/domain';
import type { OrderChange } from '../fulfilment/index.ts';
import type { Order } from '../orders/index.ts';
import { UsageError } from './usage-error.ts';

/** The options of a step, as they were typed. */
export interface StepOptions {
  readonly carrier?: string | undefined;
  readonly tracking?: string | undefined;
  readonly url?: string | undefined;
  readonly line?: readonly string[] | undefined;
  readonly amount?: string | undefined;
  readonly why?: string | undefined;
}

/** Steps that a shopper asks about later: they need a reason. */
const explained: readonly OrderStep[] = ['cancel', 'return', 'refund'];

export const isStep = (name: string): name is OrderStep => orderSteps.some((step) => step === name);

/**
 * Returns what a step does to an order, from the options of the command.
 *
 * @throws {UsageError} when an option is missing or cannot be read
 */
export function readStep(step: OrderStep, order: Order, options: StepOptions): OrderChange {
  if (explained.includes(step) && !options.why?.trim()) throw new UsageError(`${step} needs a reason: --why "…"`);
  switch (step) {
    case 'ship':
      return { step, parcel: parcelOf(options), units: unitsOf(order, options.line) };
    case 'return':
      return { step, units: unitsOf(order, options.line) };
    case 'refund':
      return { step, centAmount: centsOf(options.amount) };
    default:
      return { step };
  }
}

function parcelOf({ carrier, tracking: trackingNumber, url }: StepOptions) {
  if (!carrier || !trackingNumber) throw new UsageError('ship needs --carrier and --tracking');
  if (url !== undefined && URL.parse(url)?.protocol !== 'https:')
    throw new UsageError(`--url must be an address that begins with https://, not ${url}`);
  return { carrier, trackingNumber, ...(url !== undefined && { url }) };
}

/** Lines are named by sku, or by id where two lines have one sku: `TL-300-GY=4`, and all units of it without a number. */
const unitsOf = (order: Order, lines: readonly string[] | undefined): LineUnits[] | undefined =>
  lines?.map((text) => {
    const [, name = '', units] = /^(.+?)(?:=(\d{1,6}))?$/.exec(text) ?? [];
    const found = order.lineItems.filter(({ id, sku }) => id === name || sku === name);
    const [line] = found;
    if (!line) throw new UsageError(`--line ${text}: order ${order.orderNumber} has no line of this sku or id`);
    if (found.length > 1)
      throw new UsageError(`--line ${text}: ${found.length} lines have this sku, name one by its id`);
    return { id: line.id, quantity: units === undefined ? line.quantity : Number(units) };
  });

function centsOf(amount: string | undefined): number | undefined {
  if (amount === undefined) return undefined;
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(amount)) throw new UsageError(`--amount must look like 12.50, not ${amount}`);
  return decimalToCents(Number(amount));
}
