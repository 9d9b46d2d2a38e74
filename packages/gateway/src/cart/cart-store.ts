import { cartTaxMode } from '@basin/domain';
import { HttpProblem, notFound } from '../http/http-problem.ts';
import type { Principal } from '../http/principal.ts';
import type { Db, Tx } from '../database/database.ts';
import { cartType, type Cart, type CartTags } from './cart.ts';
import { customerGroupOf, customerGroupReference } from '../catalogue/index.ts';
import { usd } from './usd.ts';

/** The 404 for a shopper without an open cart. @see wire reference §0.5 e */
export const cartMissing = (): HttpProblem => new HttpProblem(404, { cartExists: false, message: 'No active cart' });

/** The 404 for an id that is not one of the caller's carts. */
export const noSuchCart = (id: string): HttpProblem => notFound(`The Cart with ID '${id}' was not found.`);

/** Finds the caller's open cart. */
export async function findActiveCart(db: Db, principal: Principal): Promise<Cart | undefined> {
  const row = await ownedCarts(db, principal).where('state', '=', 'Active').executeTakeFirst();
  return row?.document;
}

/** Finds a cart by id among those that the caller may use: their own, or any customer's for an associate. */
export async function findCart(db: Db, principal: Principal, id: string): Promise<Cart | undefined> {
  const row = await usableCarts(db, principal).where('id', '=', id).executeTakeFirst();
  return row?.document;
}

/**
 * Returns the cart with this id, or the open cart without an id, locked until the transaction ends.
 *
 * @throws {HttpProblem} 404 when the cart does not exist or is not the caller's
 */
export async function lockCart(tx: Tx, principal: Principal, id: string | undefined): Promise<Cart> {
  const query =
    id === undefined
      ? ownedCarts(tx, principal).where('state', '=', 'Active')
      : usableCarts(tx, principal).where('id', '=', id);
  const row = await query.forUpdate().executeTakeFirst();
  if (!row) throw id === undefined ? cartMissing() : noSuchCart(id);
  return row.document;
}

/** Opens a cart for the caller. Returns the existing open cart, with `isNew` false, when they have one. */
export async function openCart(db: Db, cart: Cart, principal: Principal): Promise<{ cart: Cart; isNew: boolean }> {
  const inserted = await db
    .insertInto('carts')
    .values({ id: cart.id, created_at: new Date(cart.createdAt), ...columnsOf(cart) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return { cart, isNew: true };
  const existing = await findActiveCart(db, principal);
  return existing ? { cart: existing, isNew: false } : openCart(db, cart, principal);
}

/** Stores a changed cart under the next version. The calling code must hold the lock. */
export async function saveCart(tx: Tx, changed: Cart): Promise<Cart> {
  const cart = { ...changed, version: changed.version + 1 };
  await tx.updateTable('carts').set(columnsOf(cart)).where('id', '=', cart.id).execute();
  return cart;
}

/** Changes the e-mail address of a customer's open cart, unless they entered another one than their earlier address. */
export async function moveCartEmail(
  tx: Tx,
  customerId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const open = tx.selectFrom('carts').where('customer_id', '=', customerId).where('state', '=', 'Active');
  const row = await open.select('document').forUpdate().executeTakeFirst();
  if (row?.document.customerEmail === from) await saveCart(tx, { ...row.document, customerEmail: to });
}

/** Returns the columns that change with the cart. */
const columnsOf = (cart: Cart) => ({
  version: cart.version,
  state: cart.cartState,
  anonymous_id: cart.anonymousId ?? null,
  customer_id: cart.customerId ?? null,
  document: JSON.stringify(cart),
  last_modified_at: new Date(cart.lastModifiedAt),
});

/** Creates an empty cart. */
export function emptyCart(id: string, principal: Principal, tags: CartTags, now: Date): Cart {
  const zero = usd(0);
  const instant = now.toISOString();
  return {
    type: 'Cart',
    id,
    version: 1,
    cartState: 'Active',
    anonymousId: principal.anonymousId,
    customerId: principal.kind === 'customer' ? principal.customerId : undefined,
    customerEmail: principal.kind === 'customer' ? principal.email : undefined,
    customerGroup: customerGroupReference(customerGroupOf(principal)),
    lineItems: [],
    customLineItems: [],
    shippingTotal: zero,
    totalPrice: zero,
    taxMode: cartTaxMode,
    discountCodes: [],
    custom: { type: cartType, fields: tags },
    origin: 'Customer',
    totalLineItemQuantity: 0,
    createdAt: instant,
    lastModifiedAt: instant,
  };
}

/** Selects the caller's own carts. */
function ownedCarts(db: Db, principal: Principal) {
  const query = db.selectFrom('carts').select('document');
  return principal.kind === 'customer'
    ? query.where('customer_id', '=', principal.customerId)
    : query.where('anonymous_id', '=', principal.anonymousId).where('customer_id', 'is', null);
}

/** Selects the carts that the caller may use by id: for an associate, those of all customers. */
function usableCarts(db: Db, principal: Principal) {
  if (principal.kind === 'guest' || principal.koc === undefined) return ownedCarts(db, principal);
  return db.selectFrom('carts').select('document').where('customer_id', 'is not', null);
}
