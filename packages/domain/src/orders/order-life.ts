import { requireNumber } from '../arguments.ts';
import { orderStatusOf, type OrderProgress, type OrderStatus } from './order.ts';

/** The steps that can be taken on a placed order. */
export const orderSteps = ['ship', 'complete', 'cancel', 'return', 'refund'] as const;
export type OrderStep = (typeof orderSteps)[number];

/** The stage of an order, as its shopper sees it. */
export type OrderStage = OrderStatus | 'Open' | 'PartlyShipped' | 'Returned' | 'Refunded';

/** Units of a line. */
export interface LineUnits {
  readonly id: string;
  readonly quantity: number;
}

/** A line of an order; a part of a set refers to the line of its set. */
export interface SetLine extends LineUnits {
  readonly bundleParentId?: string | undefined;
}

/**
 * The returned units of a line, and whether they have been refunded: Initial until then, as commerce systems call it.
 */
export interface ReturnedUnits {
  readonly lineItemId?: string | undefined;
  readonly quantity: number;
  readonly paymentState?: string | undefined;
}

/** A line of an order, as its steps read it. */
export interface OrderLifeLine extends LineUnits {
  /** A service is in no parcel. */
  readonly isService?: boolean | undefined;
}

/** The order fields on which its steps depend. */
export interface OrderLife extends OrderProgress {
  readonly lineItems: readonly OrderLifeLine[];
  /** Parcels; a parcel without items contains the whole order. */
  readonly trackings: readonly { readonly items?: readonly LineUnits[] | undefined }[];
  readonly returnInfo: readonly { readonly items: readonly ReturnedUnits[] }[];
}

/** The steps that are possible at each stage; a refund also requires money that is owed, or an amount that is left. */
const stepsAfter: Readonly<Record<OrderStage, readonly OrderStep[]>> = {
  Open: ['ship', 'cancel'],
  PartlyShipped: ['ship', 'return', 'refund'],
  Shipped: ['complete', 'return', 'refund'],
  Completed: ['return', 'refund'],
  Cancelled: [],
  Returned: ['refund'],
  Refunded: ['refund'],
};

/** The steps of an open order that consists of services. */
const stepsWithoutParcels: readonly OrderStep[] = ['complete', 'cancel'];

/** Returns whether a step is possible now. */
export function canTakeStep(order: OrderLife, step: OrderStep): boolean {
  const stage = orderStageOf(order);
  const steps = stage === 'Open' && unitsToShip(order).length === 0 ? stepsWithoutParcels : stepsAfter[stage];
  return steps.includes(step);
}

/** Returns whether an order has an invoice: once it has shipped completely, regardless of later returns. */
export const hasInvoice = (order: OrderLife): boolean => invoicedStages.includes(orderStageOf(order));
const invoicedStages: readonly OrderStage[] = ['Shipped', 'Completed', 'Returned', 'Refunded'];

/**
 * Returns the stage of an order: Cancelled, or Returned or Refunded when all units came back, else its status; an order
 * in progress is Open or PartlyShipped.
 */
export function orderStageOf(order: OrderLife): OrderStage {
  const status = orderStatusOf(order);
  if (status === 'Cancelled') return status;
  if (isReturned(order)) return isPaidBack(order) ? 'Refunded' : 'Returned';
  if (status === 'Shipped' || status === 'Completed') return status;
  return order.shipmentState === 'Partial' ? 'PartlyShipped' : 'Open';
}

/** Returns the units of each line that no parcel contains yet, without services; empty when all have shipped. */
export const unitsToShip = ({ lineItems, trackings }: OrderLife): LineUnits[] =>
  trackings.some(({ items }) => items === undefined)
    ? []
    : unitsLeft(
        lineItems.filter(({ isService }) => !isService),
        trackings.flatMap(({ items = [] }) => items),
      );

/** Returns the units of each line that have not been returned; empty when all have. */
export const unitsKept = ({ lineItems, returnInfo }: Pick<OrderLife, 'lineItems' | 'returnInfo'>): LineUnits[] =>
  unitsLeft(lineItems, returnedUnits(returnInfo));

/** Returns the units of each line that can be returned: those that have shipped, and services. */
export const unitsToReturn = (order: OrderLife): LineUnits[] => unitsLeft(unitsKept(order), unitsToShip(order));

/** Returns the returned units by line. */
export const returnedUnits = (returnInfo: OrderLife['returnInfo']): LineUnits[] =>
  returnInfo.flatMap(({ items }) => items.map(({ lineItemId: id = '', quantity }): LineUnits => ({ id, quantity })));

/** Returns units without incomplete sets; the parts of an incomplete set are listed individually. */
export const unitsToShow = <Units extends LineUnits>(lines: readonly SetLine[], units: readonly Units[]): Units[] =>
  units.filter(({ id: set, quantity: sets }) => {
    const whole = lines
      .filter(({ bundleParentId }) => bundleParentId === set)
      .map(({ id, quantity }) => (unitsOf(units, id) * unitsOf(lines, set)) / quantity);
    return Math.max(...whole) <= 0 || Math.min(...whole) >= sets;
  });

/** Returns whether the wanted units are whole and all among the remaining units; repeated lines are added up. */
export function canTakeUnits(wanted: readonly LineUnits[], left: readonly LineUnits[]): boolean {
  const most = (id: string) => unitsOf(left, id);
  return wanted.every(
    ({ id, quantity }) => Number.isInteger(quantity) && quantity > 0 && unitsOf(wanted, id) <= most(id),
  );
}

/**
 * The price and units of each line, the returned units, and the amount paid for all goods with tax and without
 * shipping.
 */
export interface ReturnValue {
  readonly lines: readonly (LineUnits & { readonly centAmount: number })[];
  readonly returned: readonly LineUnits[];
  readonly paidForGoods: number;
}

/**
 * Returns the value of returned units in cents: their share of the amount paid for the goods.
 *
 * @throws {TypeError} when the amount paid is not a number
 * @throws {RangeError} when more units were returned than a line has, or a quantity is missing
 */
export function returnedCents({ lines, returned, paidForGoods }: ReturnValue): number {
  const all = lines.reduce((sum, { centAmount }) => sum + centAmount, 0);
  if (all === 0) return 0;
  const share = lines.reduce((sum, { id, quantity, centAmount }) => {
    const units = requireNumber('quantity', unitsOf(returned, id), { max: quantity });
    return sum + (centAmount * units) / quantity;
  }, 0);
  return Math.round((requireNumber('paidForGoods', paidForGoods, { min: -Infinity }) * share) / all);
}

const isReturned = (order: OrderLife): boolean => order.lineItems.length > 0 && unitsKept(order).length === 0;

const isPaidBack = ({ returnInfo }: OrderLife): boolean =>
  returnInfo.every(({ items }) => items.every(({ paymentState }) => paymentState === 'Refunded'));

const unitsLeft = (lines: readonly LineUnits[], gone: readonly LineUnits[]): LineUnits[] =>
  lines
    .map(({ id, quantity }) => ({ id, quantity: quantity - unitsOf(gone, id) }))
    .filter(({ quantity }) => quantity > 0);

const unitsOf = (units: readonly LineUnits[], line: string): number =>
  units.reduce((sum, { id, quantity }) => (id === line ? sum + quantity : sum), 0);
