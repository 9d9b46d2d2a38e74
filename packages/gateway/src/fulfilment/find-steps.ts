import type { Db } from '../database/database.ts';

/** What was done to an order, the first step first. */
export const findSteps = (db: Db, orderId: string) =>
  db.selectFrom('order_steps').selectAll().where('order_id', '=', orderId).orderBy('taken_at').orderBy('id').execute();
