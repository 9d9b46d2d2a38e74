import type { CartAction } from '@basin/sdk/contract';
import { findOffers, type Offer } from '../catalogue/index.ts';
import type { HandlerContext } from '../http/implement.ts';
import { invalidOperation, staleVersion } from '../http/http-problem.ts';
import type { Principal } from '../http/principal.ts';
import type { Db, Tx } from '../database/database.ts';
import { applyActions } from './apply-actions.ts';
import { expectIncluded } from './bundle-lines.ts';
import { applyCapped, type StockNotice } from './cap-actions.ts';
import { findActiveCart, lockCart, openCart, saveCart } from './cart-store.ts';
import type { Cart } from './cart.ts';
import { findCodes } from '../discounts/index.ts';
import { draftFrom, skusIn, type CartDraft } from './draft.ts';
import { findGroupOfCart } from './group-of-cart.ts';
import { priceCart } from './price-cart.ts';
import { expectPriced } from './price-line.ts';
import { expectStock } from './stock.ts';
import { tagsFrom } from './tags.ts';
import { findTaxExemption } from './tax-exemption.ts';

/** The caller, the cart to change, and the version that the caller last read. */
export interface CartChange extends Pick<HandlerContext, 'db' | 'now' | 'newId' | 'log'> {
  readonly principal: Principal;
  readonly cartId?: string | undefined;
  readonly version?: number | undefined;
}

/** Options of a cart change. */
export interface ChangeOptions {
  /** Whether a quantity above the stock is rejected or capped; `reject` by default. */
  readonly shortage?: 'reject' | 'cap' | undefined;
  /** The cart to open when the caller has none. */
  readonly open?: Cart | undefined;
}

/**
 * Applies all actions to a cart, or none. Returns the cart with a notice for each quantity capped to the stock.
 *
 * @throws {HttpProblem} 404 for an unknown cart, 409 for a stale version, 400 for an invalid action
 */
export async function changeCart(
  tx: Tx,
  change: CartChange,
  requested: readonly CartAction[],
  { shortage, open }: ChangeOptions = {},
): Promise<Cart & { stockNotices?: StockNotice[] }> {
  if (open && !(await findActiveCart(tx, change.principal))) await openCart(tx, open, change.principal);
  const cart = await lockOpenCart(tx, change);
  const offers = await offersFor(tx, cart, requested);
  const context = { ...change, offers, now: change.now() };
  const before = draftFrom(cart);
  if (shortage !== 'cap') return priceAndSave(tx, cart, applyActions(before, requested, context), { change, offers });
  const { draft, notices } = applyCapped(before, requested, context);
  const changed = draft === before ? cart : await priceAndSave(tx, cart, draft, { change, offers });
  return { ...changed, stockNotices: notices };
}

/** Checks the draft, then prices and saves the cart. */
async function priceAndSave(
  tx: Tx,
  cart: Cart,
  draft: CartDraft,
  { change, offers }: { readonly change: CartChange; readonly offers: ReadonlyMap<string, Offer> },
): Promise<Cart> {
  expectIncluded(draft, offers);
  expectStock(cart.lineItems, draft.lines, offers);
  const changed = await repriceCart(tx, cart, draft, change, offers);
  expectPriced(cart, changed);
  return saveCart(tx, changed);
}

/**
 * Locks and returns the cart of a change.
 *
 * @throws {HttpProblem} 404 for an unknown cart, 409 for a stale version, 400 when the cart is closed
 */
export async function lockOpenCart(tx: Tx, { principal, cartId, version, log }: CartChange): Promise<Cart> {
  const cart = await lockCart(tx, principal, cartId);
  if (version !== undefined && version !== cart.version) throw staleVersion(cart.id, version, cart.version);
  if (cart.cartState !== 'Active') throw invalidOperation(`The cart '${cart.id}' is ${cart.cartState.toLowerCase()}.`);
  if (principal.kind === 'customer' && cart.customerId !== principal.customerId) {
    log.info({ event: 'associate-acts', associateId: principal.koc, cartId: cart.id }, 'an associate changes a cart');
  }
  return cart;
}

/** Reprices the cart from the catalogue, for the customer group and tags of the caller. */
export async function repriceCart(
  db: Db,
  cart: Cart,
  draft: CartDraft,
  { principal, now }: Pick<CartChange, 'principal' | 'now'>,
  offers: ReadonlyMap<string, Offer>,
): Promise<Cart> {
  const discounts = await findCodes(
    db,
    draft.codes.map(({ id }) => id),
  );
  const customerGroup = await findGroupOfCart(db, cart, principal);
  const tags = tagsFrom({ salesChannel: draft.tags.salesChannel }, principal);
  const taxExemption = draft.isTaxed ? await findTaxExemption(db, cart.customerId) : undefined;
  return priceCart(cart, { ...draft, tags }, { offers, discounts, customerGroup, taxExemption, now: now() });
}

/** Finds the offers of all skus in the cart and in its actions. */
async function offersFor(db: Db, cart: Cart, actions: readonly CartAction[]): Promise<Map<string, Offer>> {
  const products = actions.flatMap((action) =>
    action.action === 'addLineItem' && action.productId !== undefined ? [action.productId] : [],
  );
  const skus = [...skusIn(cart), ...actions.flatMap(skusOf), ...(await skusOfProducts(db, products))];
  return findOffers(db, skus);
}

function skusOf(action: CartAction): string[] {
  if (action.action === 'addbundle') return [action.sku, ...action.bundleItems.map(({ sku }) => sku)];
  return 'sku' in action && action.sku !== undefined ? [action.sku] : [];
}

async function skusOfProducts(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('skus')
    .select('sku')
    .where('product_id', 'in', [...ids])
    .execute();
  return rows.map(({ sku }) => sku);
}
