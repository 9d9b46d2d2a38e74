import type { Db } from '../database/database.ts';

/** Returns all cases of the contact form for an operator, oldest first. */
export async function receivedCases(db: Db) {
  const rows = await db.selectFrom('cases').selectAll().orderBy('created_at').orderBy('case_number').execute();
  return rows.map(({ case_number: caseNumber, created_at: createdAt, email, document }) => ({
    caseNumber,
    createdAt,
    email,
    ...document,
  }));
}

/** Returns all newsletter subscriptions for an operator, oldest first. */
export async function receivedSubscriptions(db: Db) {
  const rows = await db
    .selectFrom('newsletter_subscriptions')
    .selectAll()
    .orderBy('subscribed_at')
    .orderBy('email')
    .execute();
  return rows.map(({ email, subscribed_at: createdAt, document }) => ({ email, createdAt, ...document }));
}
