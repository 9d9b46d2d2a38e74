import {
  canTakeUnits,
  canTakeStep,
  defaultLanguage,
  formatMoney,
  localeTag,
  orderSteps,
  orderStageOf,
  unitsKept,
  unitsToReturn,
  unitsToShip,
  type LineUnits,
  type OrderLife,
  type OrderStage,
} from '@basin/domain';
import { invalidOperation } from '../http/http-problem.ts';
import { amountDue, paidCents, type Order } from '../orders/index.ts';
import { lifecycleOf, setLinesOf } from './order-lifecycle.ts';
import type { ChangeOf, OrderChange } from './order-change.ts';
import { owedCents } from './owed.ts';
import { unitsWithSets } from './units-with-sets.ts';

/**
 * Returns the order as changed by a step.
 *
 * @throws {HttpProblem} 400 when the step is not possible, or for units or an amount that the order does not have
 */
export function changeOrder(order: Order, change: OrderChange, now: Date): Order {
  if (!canTakeStep(lifecycleOf(order), change.step)) throw impossibleStep(order, change);
  switch (change.step) {
    case 'ship':
      return applyShipment(order, change, now);
    case 'complete':
      return { ...order, ...complete, shipmentState: 'Delivered', completedAt: now.toISOString() };
    case 'cancel':
      return withRefund({ ...order, ...cancelled }, amountDue(order).centAmount, now);
    case 'return':
      return applyReturn(order, change, now);
    case 'refund':
      return applyRefund(order, change, now);
  }
}

const complete = { orderState: 'Complete', orderStatus: 'Completed' } as const;
const cancelled = { orderState: 'Cancelled', orderStatus: 'Cancelled', shipmentState: 'Canceled' } as const;

function applyShipment(order: Order, { parcel, units }: ChangeOf<'ship'>, now: Date): Order {
  const items = selectUnits(order, units, unitsToShip(lifecycleOf(order)));
  const sent = { ...order, trackings: [...order.trackings, { ...parcel, createdAt: now.toISOString(), items }] };
  const isWhole = unitsToShip(lifecycleOf(sent)).length === 0;
  return isWhole
    ? { ...sent, orderState: 'Confirmed', shipmentState: 'Shipped', orderStatus: 'Shipped' }
    : { ...sent, orderState: 'Confirmed', shipmentState: 'Partial' };
}

function applyReturn(order: Order, { units }: ChangeOf<'return'>, now: Date): Order {
  const left = unitsToReturn(lifecycleOf(order));
  const items = selectUnits(order, units ?? productsAmong(order, left), left).map(({ id, quantity }) => ({
    lineItemId: id,
    quantity,
    shipmentState: 'BackInStock',
    paymentState: 'Initial',
  }));
  const back = { ...order, returnInfo: [...order.returnInfo, { returnDate: now.toISOString(), items }] };
  const isWhole = unitsKept(lifecycleOf(back)).length === 0;
  return { ...back, paymentState: owedCents(back) > 0 ? 'CreditOwed' : order.paymentState, ...(isWhole && complete) };
}

/** Returns units without services, which cannot be sent back: a return includes a service only when it names it. */
function productsAmong(order: Order, units: readonly LineUnits[]): LineUnits[] {
  const services = lifecycleOf(order).lineItems.filter(({ isService }) => isService);
  const products = units.filter(({ id }) => !services.some((service) => service.id === id));
  if (products.length > 0) return products;
  throw invalidOperation(
    `Order ${order.orderNumber} has no products left to return. To return a service, name it: ${unitsText(order, units)}.`,
  );
}

function applyRefund(order: Order, { centAmount = owedCents(order) }: ChangeOf<'refund'>, now: Date): Order {
  if (centAmount <= 0)
    throw invalidOperation(`Nothing is owed for order ${order.orderNumber}. Return units, or give an amount.`);
  const left = paidCents(order);
  if (centAmount > left)
    throw invalidOperation(
      `${amountText(order, centAmount)} is more than the ${amountText(order, left)} left of order ${order.orderNumber}.`,
    );
  const returnInfo = order.returnInfo.map(({ items = [], ...info }) => ({
    ...info,
    items: items.map((item) => ({ ...item, paymentState: 'Refunded' })),
  }));
  return withRefund({ ...order, returnInfo, paymentState: 'Paid' }, centAmount, now);
}

const amountText = (order: Order, centAmount: number): string =>
  formatMoney({ ...order.totalPrice, centAmount }, localeTag(defaultLanguage));

/** Adds a refund; a free order has none. */
function withRefund(order: Order, centAmount: number, now: Date): Order {
  if (centAmount === 0) return order;
  const amount = { centAmount, currencyCode: amountDue(order).currencyCode };
  return { ...order, refunds: [...(order.refunds ?? []), { amount, createdAt: now.toISOString() }] };
}

/** Returns the units of a step: the given ones, with the parts of their sets, or all that are left without any. */
function selectUnits(order: Order, units: readonly LineUnits[] | undefined, left: readonly LineUnits[]): LineUnits[] {
  if (units === undefined) return [...left];
  if (units.length > 0 && canTakeUnits(units, left)) return unitsWithSets(setLinesOf(order), units, left);
  throw invalidOperation(
    `Order ${order.orderNumber} does not have these units left. It has ${unitsText(order, left) || 'none'}.`,
  );
}

function unitsText({ lineItems }: Order, units: readonly LineUnits[]): string {
  const skuOf = new Map(lineItems.map(({ id, sku }) => [id, sku]));
  return units.map(({ id, quantity }) => `${quantity} × ${skuOf.get(id)} (line ${id})`).join(', ');
}

const stages: Readonly<Record<OrderStage, string>> = {
  Open: 'open',
  PartlyShipped: 'partly shipped',
  Shipped: 'shipped',
  Completed: 'completed',
  Cancelled: 'cancelled',
  Returned: 'returned',
  Refunded: 'refunded',
};

/** Describes the stage of an order to operators. */
export const stageText = (order: Pick<Order, keyof OrderLife>): string => stages[orderStageOf(lifecycleOf(order))];

function impossibleStep(order: Order, { step }: OrderChange) {
  const possible = orderSteps.filter((each) => canTakeStep(lifecycleOf(order), each)).join(', ') || 'none';
  return invalidOperation(
    `Order ${order.orderNumber} is ${stageText(order)}: the step '${step}' is not possible. Possible steps: ${possible}.`,
  );
}
