import { tradePersona } from '@basin/domain';
import { sql } from 'kysely';
import { byLocale } from '../texts/by-locale.ts';
import type { CustomerPrincipal } from '../http/principal.ts';
import { invalidField, invalidOperation, notFound, staleVersion } from '../http/http-problem.ts';
import type { HandlerContext } from '../http/implement.ts';
import type { Db, Tx } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import type { FavouritesList, ProductNames } from './favourites.ts';
import type { FavouritesDocument } from './favourites-document.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The customer and the services of a favourites call. */
export interface FavouritesContext extends Pick<HandlerContext, 'db' | 'now' | 'newId'> {
  readonly principal: CustomerPrincipal;
}

/** Finds the customer's lists without projects, oldest first, after deleting expired ones. */
export async function findLists({ db, principal, now }: FavouritesContext): Promise<FavouritesList[]> {
  await deleteExpired(db, now());
  return ownLists(db, principal).where(kindOfList, 'is', null).orderBy('created_at').orderBy('id').execute();
}

/** Finds the projects of a trade customer, last changed first; other customers have none. */
export async function findProjects({ db, principal }: FavouritesContext, id?: string): Promise<FavouritesList[]> {
  if (!canHaveProjects(principal)) return [];
  const projects = ownLists(db, principal).where(kindOfList, '=', 'project').orderBy('last_modified_at', 'desc');
  return (id === undefined ? projects : projects.where('id', '=', id)).orderBy('id').execute();
}

/** Finds the customer's list or project with a name, after deleting expired lists, whose names are free again. */
export async function findListOfName(
  { db, principal, now }: FavouritesContext,
  name: object,
): Promise<FavouritesList | undefined> {
  await deleteExpired(db, now());
  return ownLists(db, principal)
    .where(sql`document -> 'name'`, '=', sql`${JSON.stringify(name)}::jsonb`)
    .executeTakeFirst();
}

/**
 * Makes other transactions that name a project of the customer wait for this one: the unique index distinguishes names
 * that differ only by case.
 */
export async function lockProjectNames({ db, principal }: FavouritesContext): Promise<void> {
  const name = `projects of ${principal.customerId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}

/** Deletes expired lists, whose names are free again. */
export const deleteExpired = (db: Db, now: Date) =>
  db.deleteFrom('favourites_lists').where('expires_at', '<=', now).execute();

const ownLists = (db: Db, { customerId }: CustomerPrincipal) =>
  db.selectFrom('favourites_lists').selectAll().where('customer_id', '=', customerId);

const kindOfList = sql<string | null>`document ->> 'kind'`;

/** Whether the customer can have projects: only trade customers can. */
export const canHaveProjects = ({ persona }: CustomerPrincipal): boolean => persona === tradePersona;

/** Inserts a list. Returns undefined when the customer already has one with this name. */
export async function insertList(
  { db, principal, now, newId }: FavouritesContext,
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
 * Changes one of the customer's lists when the version is current. A change without an effect keeps the version.
 *
 * @throws {HttpProblem} 404 when the list is not the customer's, 409 with the current version when it is stale, 400 when
 *   another list has its new name
 */
export function changeList(
  { db, principal, now }: FavouritesContext,
  { id, version }: { id: string; version: number },
  change: (document: FavouritesDocument, tx: Tx) => Promise<FavouritesDocument> | FavouritesDocument,
): Promise<FavouritesList> {
  return transact(db, async (tx) => {
    const list = await lockList(tx, principal, { id, version }, now());
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
      .executeTakeFirstOrThrow()
      .catch(explainTakenName);
  });
}

/** The error for a name that another list of the customer has. */
export const duplicateName = () => invalidOperation('Another list has this name.');

/** For `catch`: throws the error for a violation of the unique index of names. */
function explainTakenName(error: unknown): never {
  throw error instanceof Error && 'constraint' in error && error.constraint === 'favourites_lists_name'
    ? duplicateName()
    : error;
}

/** Deletes a project when the version is current. @throws {HttpProblem} 404 and 409 as above, 400 for another list */
export function deleteProject(
  { db, principal, now }: FavouritesContext,
  { id, version }: { id: string; version: number },
): Promise<FavouritesList> {
  return transact(db, async (tx) => {
    const list = await lockList(tx, principal, { id, version }, now());
    if (list.document.kind === undefined) throw invalidField('action', 'deleteProject', 'The list is not a project.');
    await tx.deleteFrom('favourites_lists').where('id', '=', id).execute();
    return list;
  });
}

/** Locks one of the customer's lists. @throws {HttpProblem} 404 when there is none, 409 when the version is stale */
async function lockList(
  tx: Tx,
  principal: CustomerPrincipal,
  { id, version }: { id: string; version: number },
  now: Date,
): Promise<FavouritesList> {
  const list = await ownLists(tx, principal)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .forUpdate()
    .executeTakeFirst();
  if (!list || (list.document.kind !== undefined && !canHaveProjects(principal)))
    throw notFound(`The ShoppingList with ID '${id}' was not found.`);
  if (list.version !== version) throw staleVersion(id, version, list.version);
  return list;
}

const expiryOf = ({ deleteDaysAfterLastModification: days }: FavouritesDocument, now: Date): Date | null =>
  days === undefined ? null : new Date(now.getTime() + days * dayMs);

/** Returns the names of the products in some lists. */
export async function productNames(db: Db, lists: readonly FavouritesList[]): Promise<ProductNames> {
  const ids = [...new Set(lists.flatMap(({ document }) => document.lineItems.map(({ productId }) => productId)))];
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('products').select(['id', 'slug', 'document']).where('id', 'in', ids).execute();
  return new Map(
    rows.map(({ id, slug, document }) => [id, { name: document.name, slug: byLocale(() => slug) }] as const),
  );
}
