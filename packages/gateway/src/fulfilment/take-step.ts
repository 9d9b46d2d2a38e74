import { returnedUnits } from '@basin/domain';
import { sql } from 'kysely';
import { refundPayment } from '../checkout/index.ts';
import type { Tx } from '../database/database.ts';
import { invalidOperation, notFound } from '../http/http-problem.ts';
import { queueEmail } from '../mail/index.ts';
import { lockOrder, saveOrder, type Order } from '../orders/index.ts';
import { changeOrder } from './change-order.ts';
import { restock, takenUnits, unitsOfLines } from './restock.ts';
import { lifecycleOf } from './order-lifecycle.ts';
import { emailOfStep } from './email-of-step.ts';
import type { OrderChange } from './order-change.ts';
import type {} from './table.ts';

/** A step and its operator. */
export interface OrderStepRequest {
  readonly orderNumber: string;
  readonly change: OrderChange;
  /** The operator's name, or `shopper`. */
  readonly takenBy: string;
  readonly reason?: string | undefined;
}

interface Clock {
  readonly now: () => Date;
  readonly newId: () => string;
}

/**
 * Takes a step of an order, with its effects on stock and payment, its e-mail and its record.
 *
 * @returns the changed order
 * @throws {HttpProblem} 404 for an unknown number, 400 when the step is not possible
 */
export async function takeStep(tx: Tx, request: OrderStepRequest, clock: Clock): Promise<Order> {
  const before = await lockOrder(tx, request.orderNumber);
  if (!before) throw notFound(`There is no order ${request.orderNumber}.`);
  const after = changeOrder(before, request.change, clock.now());
  await restockAndRestoreDiscounts(tx, before, after, request.change);
  await refundPayments(tx, before, after);
  await recordStep(tx, before, request, clock);
  await queueEmail(tx, emailOfStep(after, request.change.step), clock);
  return saveOrder(tx, after);
}

async function restockAndRestoreDiscounts(tx: Tx, before: Order, after: Order, { step }: OrderChange): Promise<void> {
  if (step === 'cancel') {
    await restock(tx, takenUnits(before));
    await restoreDiscounts(tx, before);
  }
  const back = returnedUnits(lifecycleOf(after).returnInfo.slice(before.returnInfo.length));
  await restock(tx, unitsOfLines(after, back));
}

/** Restores one use of each discount code of a cancelled order. */
async function restoreDiscounts(tx: Tx, { discountCodes }: Order): Promise<void> {
  const ids = discountCodes.map(({ discountCode }) => discountCode.id);
  if (ids.length === 0) return;
  await tx
    .updateTable('discount_codes')
    .set({ applications: sql<number>`greatest(applications - 1, 0)` })
    .where('id', 'in', ids)
    .execute();
}

async function refundPayments(tx: Tx, before: Order, after: Order): Promise<void> {
  for (const { amount } of (after.refunds ?? []).slice(before.refunds?.length ?? 0))
    if (!(await refundPayment(tx, before.cart.id, amount.centAmount)))
      throw invalidOperation(
        `The payment of order ${before.orderNumber} does not have ${amount.centAmount} cents left.`,
      );
}

async function recordStep(tx: Tx, { id }: Order, request: OrderStepRequest, { now, newId }: Clock): Promise<void> {
  const { change, takenBy, reason } = request;
  const { step, ...details } = change;
  const record = { step, taken_by: takenBy, taken_at: now(), reason: reason ?? null };
  await tx
    .insertInto('order_steps')
    .values({ id: newId(), order_id: id, ...record, details: JSON.stringify(details) })
    .execute();
}
