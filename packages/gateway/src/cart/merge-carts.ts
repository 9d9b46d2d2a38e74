import { maxSamples, mergeCarts as mergeLines, sampledSku } from '@basin/domain';
import { findOffers } from '../catalogue/index.ts';
import type { HandlerContext } from '../http/implement.ts';
import type { CustomerPrincipal } from '../http/principal.ts';
import type { Tx } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { samplesIn, unitsBySku } from './bundle-lines.ts';
import { cartMissing, findActiveCart, noSuchCart, saveCart } from './cart-store.ts';
import type { Cart } from './cart.ts';
import { repriceCart } from './change-cart.ts';
import { draftFrom, skusIn, type CartDraft, type LineDraft } from './draft.ts';

export interface MergeRequest extends Pick<HandlerContext, 'db' | 'now' | 'newId'> {
  readonly principal: CustomerPrincipal;
  readonly guestCartId: string;
  /** The guest's id, known only to the guest and to the customer that they sign in as. */
  readonly anonymousId: string | undefined;
}

/**
 * Merges a guest's cart into the customer's. Merging it again returns the customer's cart unchanged.
 *
 * @throws {HttpProblem} 404 when the cart is not that guest's
 */
export function mergeCarts(request: MergeRequest): Promise<Cart> {
  const { principal, guestCartId, anonymousId } = request;
  return transact(request.db, async (tx) => {
    const carts = await lockCarts(tx, principal, guestCartId);
    const guests = carts.find(({ id }) => id === guestCartId);
    if (guests?.customerId === principal.customerId) return currentCart(tx, principal);
    if (!guests || anonymousId === undefined || guests.anonymousId !== anonymousId) throw noSuchCart(guestCartId);
    if (guests.customerId !== undefined) throw noSuchCart(guestCartId);
    if (guests.cartState !== 'Active') return currentCart(tx, principal);
    const own = carts.find(({ id }) => id !== guestCartId);
    return own ? mergeInto(tx, own, guests, request) : adopt(tx, guests, request);
  });
}

/** Locks both carts in the order of their ids, so that concurrent merges cannot deadlock. */
async function lockCarts(tx: Tx, { customerId }: CustomerPrincipal, guestCartId: string): Promise<Cart[]> {
  const rows = await tx
    .selectFrom('carts')
    .select('document')
    .where((eb) =>
      eb.or([eb('id', '=', guestCartId), eb.and([eb('customer_id', '=', customerId), eb('state', '=', 'Active')])]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ document }) => document);
}

async function mergeInto(tx: Tx, own: Cart, guests: Cart, request: MergeRequest): Promise<Cart> {
  const draft = draftFrom(own);
  const theirs = draftFrom(guests);
  const { lines } = mergeLines(draft.lines, fittingLines(theirs.lines, draft.lines), request.newId);
  const { lines: saved } = mergeLines(draft.saved, theirs.saved, request.newId);
  const codes = [...new Map([...draft.codes, ...theirs.codes].map((code) => [code.id, code])).values()];
  const both = {
    lineItems: [...own.lineItems, ...guests.lineItems],
    savedItems: [...(own.savedItems ?? []), ...(guests.savedItems ?? [])],
  };
  const offers = await findOffers(tx, skusIn(both));
  await saveCart(tx, {
    ...guests,
    ...noPersonalData,
    cartState: 'Merged',
    lastModifiedAt: request.now().toISOString(),
  });
  const priced = await repriceCart(
    tx,
    { ...own, ...both },
    { ...draft, ...deliveryOf(draft.shippingAddress ? draft : theirs), lines, saved, codes },
    request,
    offers,
  );
  return saveCart(tx, priced);
}

/** Returns what a shopper has entered in the checkout, and whether tax and shipping were calculated for it. */
const deliveryOf = ({ shippingAddress, billingAddress, customerEmail, isTaxed, isShipped }: CartDraft) => ({
  shippingAddress,
  billingAddress,
  customerEmail,
  isTaxed,
  isShipped,
});

/** A merged cart stays the guest's, so that erasing the customer would not erase these. */
const noPersonalData = { customerEmail: undefined, shippingAddress: undefined, billingAddress: undefined };

/** Returns the guest's lines without the samples that would exceed the limit of a cart. */
function fittingLines(theirs: readonly LineDraft[], own: readonly LineDraft[]): LineDraft[] {
  const held = unitsBySku(own);
  const added = theirs.filter(({ sku }) => sampledSku(sku) !== undefined && !held.has(sku));
  const exceeding = added.slice(Math.max(maxSamples - samplesIn(held), 0));
  return theirs.filter((line) => !exceeding.includes(line));
}

/**
 * Gives the guest's cart to the customer, without the guest's id: associates can read the cart and the id is secret.
 */
async function adopt(tx: Tx, guests: Cart, request: MergeRequest): Promise<Cart> {
  const offers = await findOffers(tx, skusIn(guests));
  const own = { ...guests, anonymousId: undefined, customerId: request.principal.customerId };
  return saveCart(tx, await repriceCart(tx, own, draftFrom(own), request, offers));
}

async function currentCart(tx: Tx, principal: CustomerPrincipal): Promise<Cart> {
  const cart = await findActiveCart(tx, principal);
  if (!cart) throw cartMissing();
  return cart;
}
