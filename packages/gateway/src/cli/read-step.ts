import { decimalToCents, orderSteps, type LineUnits, type OrderStep } from '@basin/domain';
import { splitOrder, type OrderChange } from '../fulfilment/index.ts';
import type { Order } from '../orders/index.ts';
import { UsageError } from './usage-error.ts';

/** The command-line options of a step. */
export interface StepOptions {
  readonly carrier?: string | undefined;
  readonly tracking?: string | undefined;
  readonly url?: string | undefined;
  readonly line?: readonly string[] | undefined;
  readonly amount?: string | undefined;
  readonly why?: string | undefined;
}

const stepOptions = ['carrier', 'tracking', 'url', 'line', 'amount'] as const;

/** Steps that need a reason, because shoppers may ask about them later. */
const stepsWithReason: readonly OrderStep[] = ['cancel', 'return', 'refund'];

/** The options that a step uses besides `--why`. */
const usedOptions: Readonly<Record<OrderStep, readonly (keyof StepOptions)[]>> = {
  ship: ['carrier', 'tracking', 'url', 'line'],
  complete: [],
  cancel: [],
  return: ['line'],
  refund: ['amount'],
};

export const isStep = (name: string): name is OrderStep => orderSteps.some((step) => step === name);

/**
 * Returns the change that a step makes to an order, from the command-line options.
 *
 * @throws {UsageError} when an option is missing, invalid or not one of the step's
 */
export function readStep(step: OrderStep, order: Order, options: StepOptions): OrderChange {
  const unused = stepOptions.find((name) => options[name] !== undefined && !usedOptions[step].includes(name));
  if (unused) throw new UsageError(`${step} has no option --${unused}`);
  if (stepsWithReason.includes(step) && !options.why?.trim()) throw new UsageError(`${step} needs a reason: --why "…"`);
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
    throw new UsageError(`--url must be an https URL, not ${url}`);
  return { carrier, trackingNumber, ...(url !== undefined && { url }) };
}

/** Parses each `--line`; undefined without any. */
const unitsOf = (order: Order, lines: readonly string[] | undefined): LineUnits[] | undefined =>
  lines?.flatMap((text) => unitsOfPart(order, text) ?? [unitsOfLine(order, text)]);

/** Returns the units of a part of a split order, named by its number, such as `W1234-2`. */
function unitsOfPart(order: Order, name: string): LineUnits[] | undefined {
  const part = splitOrder(order).find(({ orderNumber }) => orderNumber === name.toUpperCase());
  return part?.lineItems.map(({ id, quantity }) => ({ id, quantity }));
}

/** Parses `TL-300-GY=4`: a sku, or an id where two lines share a sku, and its units; all units without a number. */
function unitsOfLine(order: Order, text: string): LineUnits {
  const [name = '', units] = text.split('=');
  if (units !== undefined && !/^[1-9]\d{0,5}$/.test(units))
    throw new UsageError(`--line ${text}: the units must be a number from 1 to 999999, as in ${name}=2`);
  const found = order.lineItems.filter(({ id, sku }) => isSame(id, name) || isSame(sku, name));
  const [line] = found;
  if (!line)
    throw new UsageError(
      `--line ${text}: order ${order.orderNumber} has no line with this sku or id; its skus are ${skusOf(order)}`,
    );
  if (found.length > 1) throw new UsageError(`--line ${text}: ${found.length} lines have this sku; use the id of one`);
  return { id: line.id, quantity: units === undefined ? line.quantity : Number(units) };
}

const isSame = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();

const skusOf = ({ lineItems }: Order): string => [...new Set(lineItems.map(({ sku }) => sku))].join(', ');

function centsOf(amount: string | undefined): number | undefined {
  if (amount === undefined) return undefined;
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(amount)) throw new UsageError(`--amount must look like 12.50, not ${amount}`);
  return decimalToCents(Number(amount));
}
