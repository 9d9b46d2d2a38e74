import type { Db } from '../database/database.ts';

/** Finds the steps of an order, oldest first. */
export const findSteps = (db: Db, orderId: string) =>
  db.selectFrom('order_steps').selectAll().where('order_id', '=', orderId).orderBy('taken_at').orderBy('id').execute();
