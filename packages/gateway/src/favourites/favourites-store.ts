import { tradePersona } from '@basin/domain';
import { sql } from 'kysely';
import { byLocale } from '../texts/by-locale.ts';
import type { CustomerPrincipal } from '../http/principal.ts';
import { invalidField, notFound, staleVersion } from '../http/http-problem.ts';
import type { HandlerContext } from '../http/implement.ts';
import type { Db, Tx } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import type { FavouritesList, ProductNames } from './favourites.ts';
import type { FavouritesDocument } from './favourites-document.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Who saves, and with what. */
export interface Saving extends Pick<HandlerContext, 'db' | 'now' | 'newId'> {
  readonly principal: CustomerPrincipal;
}

/** The customer's lists, projects apart, the oldest first; one that nobody touched for its time is gone. */
export async function findLists({ db, principal, now }: Saving): Promise<FavouritesList[]> {
  await db.deleteFrom('favourites_lists').where('expires_at', '<=', now()).execute();
  return ownLists(db, principal).where(kindOfList, 'is', null).orderBy('created_at').orderBy('id').execute();
}

/** The projects of a trade customer, what was changed last first; others have none. */
export async function findProjects({ db, principal }: Saving, id?: string): Promise<FavouritesList[]> {
  if (!keepsProjects(principal)) return [];
  const projects = ownLists(db, principal).where(kindOfList, '=', 'project').orderBy('last_modified_at', 'desc');
  return (id === undefined ? projects : projects.where('id', '=', id)).orderBy('id').execute();
}

/** The customer's list of a name, of whichever kind. */
export const findListOfName = (db: Db, principal: CustomerPrincipal, name: object) =>
  ownLists(db, principal)
    .where(sql`document -> 'name'`, '=', sql`${JSON.stringify(name)}::jsonb`)
    .executeTakeFirst();

const ownLists = (db: Db, { customerId }: CustomerPrincipal) =>
  db.selectFrom('favourites_lists').selectAll().where('customer_id', '=', customerId);

const kindOfList = sql<string | null>`document ->> 'kind'`;

/** Only the trade keeps projects. */
export const keepsProjects = ({ persona }: CustomerPrincipal): boolean => persona === tradePersona;

/** A new list, or nothing when the customer has one of this name. */
export async function insertList(
  { db, principal, now, newId }: Saving,
  document: FavouritesDocument,
): Promise<FavouritesList | undefined> {
  return db
    .insertInto('favourites_lists')
    .values({
      id: newId(),
      version: 1,
      customer_id: principal.customerId,
      document: JSON.stringify(document),
      created_at: now(),
      last_modified_at: now(),
      expires_at: expiryOf(document, now()),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/**
 * Changes one of the customer's lists in the version that was seen; a change that changes nothing keeps the version.
 *
 * @throws {HttpProblem} 404 when the list is not theirs, 409 with the current version when it is another by now
 */
export function changeList(
  { db, principal, now }: Saving,
  { id, version }: { id: string; version: number },
  change: (document: FavouritesDocument, tx: Tx) => Promise<FavouritesDocument> | FavouritesDocument,
): Promise<FavouritesList> {
  return transact(db, async (tx) => {
    const list = await lockList(tx, id, principal, now());
    if (list.version !== version) throw staleVersion(id, version, list.version);
    const document = await change(list.document, tx);
    if (document === list.document) return list;
    return tx
      .updateTable('favourites_lists')
      .set({
        version: version + 1,
        document: JSON.stringify(document),
        last_modified_at: now(),
        expires_at: expiryOf(document, now()),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** Deletes a project in the version that was seen. @throws {HttpProblem} 404, 409 as for any change, 400 for another list */
export function deleteProject(
  { db, principal, now }: Saving,
  { id, version }: { id: string; version: number },
): Promise<FavouritesList> {
  return transact(db, async (tx) => {
    const list = await lockList(tx, id, principal, now());
    if (list.version !== version) throw staleVersion(id, version, list.version);
    if (list.document.kind === undefined) throw invalidField('action', 'deleteProject', 'This list is no project.');
    await tx.deleteFrom('favourites_lists').where('id', '=', id).execute();
    return list;
  });
}

async function lockList(tx: Tx, id: string, principal: CustomerPrincipal, now: Date): Promise<FavouritesList> {
  const list = await ownLists(tx, principal)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .forUpdate()
    .executeTakeFirst();
  if (!list || (list.document.kind !== undefined && !keepsProjects(principal)))
    throw notFound(`The ShoppingList with ID '${id}' was not found.`);
  return list;
}

const expiryOf = ({ deleteDaysAfterLastModification: days }: FavouritesDocument, now: Date): Date | null =>
  days === undefined ? null : new Date(now.getTime() + days * DAY_MS);

/** What the products of some lists are called. */
export async function productNames(db: Db, lists: readonly FavouritesList[]): Promise<ProductNames> {
  const ids = [...new Set(lists.flatMap(({ document }) => document.lineItems.map(({ productId }) => productId)))];
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('products').select(['id', 'slug', 'document']).where('id', 'in', ids).execute();
  return new Map(
    rows.map(({ id, slug, document }) => [id, { name: document.name, slug: byLocale(() => slug) }] as const),
  );
}
