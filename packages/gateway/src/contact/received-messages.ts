import type { Db } from '../database/database.ts';
import { notFound } from '../http/http-problem.ts';
import { fileNameForType } from '../uploads/index.ts';

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

/**
 * Returns the files that a case has attached, named after the case, because phones give every photograph the same name.
 *
 * @throws {HttpProblem} 404 for an unknown case
 */
export async function caseAttachments(db: Db, number: string) {
  const row = await db.selectFrom('cases').select('document').where('case_number', '=', number).executeTakeFirst();
  if (!row) throw notFound(`The case '${number}' was not found.`);
  const files = [];
  for (const [index, url] of (row.document.attachments ?? []).entries()) {
    const file = await findFile(db, url.slice(url.lastIndexOf('/') + 1));
    if (file) files.push({ name: fileNameForType(`${number}-${index + 1}`, file.type), bytes: file.bytes });
  }
  return files;
}

const findFile = (db: Db, id: string) =>
  db.selectFrom('uploads').select(['type', 'bytes']).where('id', '=', id).executeTakeFirst();
