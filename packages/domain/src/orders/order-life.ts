import { orderStatusOf, type OrderProgress, type OrderStatus } from './order.ts';

/** What may be done to an order once it is placed. */
export const orderSteps = ['ship', 'complete', 'cancel', 'return', 'refund'] as const;
export type OrderStep = (typeof orderSteps)[number];

/** How far an order is, as its shopper sees it. */
export type OrderStage = OrderStatus | 'Open' | 'PartlyShipped' | 'Returned' | 'Refunded';

/** Units of a line. */
export interface LineUnits {
  readonly id: string;
  readonly quantity: number;
}

/** A line of an order; a part of a set names the line of its set. */
export interface SetLine extends LineUnits {
  readonly bundleParentId?: string | undefined;
}

/** The units of a line that came back, and whether they are paid back: Initial until then, as commerce systems say. */
export interface ReturnedUnits {
  readonly lineItemId?: string | undefined;
  readonly quantity: number;
  readonly paymentState?: string | undefined;
}

/** The parts of an order that its steps depend on. */
export interface OrderLife extends OrderProgress {
  readonly lineItems: readonly LineUnits[];
  /** Parcels; one without items holds everything. */
  readonly trackings: readonly { readonly items?: readonly LineUnits[] | undefined }[];
  readonly returnInfo: readonly { readonly items: readonly ReturnedUnits[] }[];
}

/** Which steps may follow each stage; a refund also needs money that is owed. */
const stepsAfter: Readonly<Record<OrderStage, readonly OrderStep[]>> = {
  Open: ['ship', 'cancel'],
  PartlyShipped: ['ship'],
  Shipped: ['complete', 'return', 'refund'],
  Completed: ['return', 'refund'],
  Cancelled: [],
  Returned: ['refund'],
  Refunded: [],
};

/** Whether a step may follow now. */
export const canTakeStep = (order: OrderLife, step: OrderStep): boolean =>
  stepsAfter[orderStageOf(order)].includes(step);

/** Whether an order has an invoice: all of it is shipped, whatever came back since. */
export const hasInvoice = (order: OrderLife): boolean => invoicedStages.includes(orderStageOf(order));
const invoicedStages: readonly OrderStage[] = ['Shipped', 'Completed', 'Returned', 'Refunded'];

/** How far an order is: cancelled, or all returned or refunded, else its status; under way it is open or partly shipped. */
export function orderStageOf(order: OrderLife): OrderStage {
  const status = orderStatusOf(order);
  if (status === 'Cancelled') return status;
  if (isReturned(order)) return isPaidBack(order) ? 'Refunded' : 'Returned';
  if (status === 'Shipped' || status === 'Completed') return status;
  return order.shipmentState === 'Partial' ? 'PartlyShipped' : 'Open';
}

/** The units of each line that no parcel holds yet; empty when all are sent. */
export const unitsToShip = ({ lineItems, trackings }: OrderLife): LineUnits[] =>
  trackings.some(({ items }) => items === undefined)
    ? []
    : unitsLeft(
        lineItems,
        trackings.flatMap(({ items = [] }) => items),
      );

/** The units of each line that have not come back; empty when all have. */
export const unitsToReturn = ({ lineItems, returnInfo }: Pick<OrderLife, 'lineItems' | 'returnInfo'>): LineUnits[] =>
  unitsLeft(lineItems, returnedUnits(returnInfo));

/** The units that came back, by line. */
export const returnedUnits = (returnInfo: OrderLife['returnInfo']): LineUnits[] =>
  returnInfo.flatMap(({ items }) => items.map(({ lineItemId: id = '', quantity }): LineUnits => ({ id, quantity })));

/** Returns units without the sets of which some parts are elsewhere: the parts that are here stand for themselves. */
export const unitsToShow = <Units extends LineUnits>(lines: readonly SetLine[], units: readonly Units[]): Units[] =>
  units.filter(({ id: set, quantity: sets }) => {
    const whole = lines
      .filter(({ bundleParentId }) => bundleParentId === set)
      .map(({ id, quantity }) => (unitsOf(units, id) * unitsOf(lines, set)) / quantity);
    return Math.max(...whole) <= 0 || Math.min(...whole) >= sets;
  });

/** Whether all units that are named are among those left; twice the same line counts together. */
export function areAmong(wanted: readonly LineUnits[], left: readonly LineUnits[]): boolean {
  const most = (id: string) => unitsOf(left, id);
  return wanted.every(({ id, quantity }) => quantity > 0 && unitsOf(wanted, id) <= most(id));
}

/** What lines cost, their units, and what was paid for all of them with tax and without shipping. */
export interface ReturnValue {
  readonly lines: readonly (LineUnits & { readonly centAmount: number })[];
  readonly returned: readonly LineUnits[];
  readonly paidForGoods: number;
}

/** The cents that units which came back are worth: their share of what was paid for the goods. */
export function returnedCents({ lines, returned, paidForGoods }: ReturnValue): number {
  const all = lines.reduce((sum, { centAmount }) => sum + centAmount, 0);
  if (all === 0) return 0;
  const share = lines.reduce(
    (sum, { id, quantity, centAmount }) => sum + (centAmount * unitsOf(returned, id)) / quantity,
    0,
  );
  return Math.round((paidForGoods * share) / all);
}

const isReturned = (order: OrderLife): boolean => order.lineItems.length > 0 && unitsToReturn(order).length === 0;

const isPaidBack = ({ returnInfo }: OrderLife): boolean =>
  returnInfo.every(({ items }) => items.every(({ paymentState }) => paymentState === 'Refunded'));

const unitsLeft = (lines: readonly LineUnits[], gone: readonly LineUnits[]): LineUnits[] =>
  lines
    .map(({ id, quantity }) => ({ id, quantity: quantity - unitsOf(gone, id) }))
    .filter(({ quantity }) => quantity > 0);

const unitsOf = (units: readonly LineUnits[], line: string): number =>
  units.reduce((sum, { id, quantity }) => (id === line ? sum + quantity : sum), 0);
