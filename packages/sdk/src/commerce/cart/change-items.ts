import { bundleChildren, isCartEmpty, type QuantityOutcome, type RoomInfo } from '@basin/domain';
import { nullOn } from '../../client/errors.ts';
import type { CartDocument, CartAction } from '../../contract/types.ts';
import { changeCart, draftFor, findCart, withCalculation, type CartOnlyCalls, type Shopper } from './open-cart.ts';

/** An item to add to a cart. */
export interface NewItem {
  readonly sku: string;
  readonly quantity: number;
  /** The parts of a bundle, with their quantity per bundle. */
  readonly bundleItems?: readonly { readonly sku: string; readonly quantity: number }[] | undefined;
  /** For tile: the requested amount in the sold unit, the overage in percent, and the rooms. */
  readonly customQuantity?: number | undefined;
  readonly overage?: number | undefined;
  readonly roomInfo?: readonly RoomInfo[] | undefined;
  /** The place of a new line in the cart, from 0; the last one by default. */
  readonly position?: number | undefined;
}

/** A quantity that the stock capped. */
export interface QuantityNotice {
  readonly sku: string;
  readonly message: Exclude<QuantityOutcome, 'none'>;
  /** Units now in the cart. */
  readonly quantity: number;
}

/** A cart after a change; null when it is empty. */
export interface CartChange {
  readonly cart: CartDocument | null;
  readonly notices: readonly QuantityNotice[];
}

/**
 * A new quantity of a line: `quantity` units, or `by` more than the cart has when the change arrives, unless that is
 * fewer than `from`.
 */
export type QuantityChange = { readonly lineItemId: string } & (
  { readonly quantity: number } | { readonly by: number; readonly from?: number }
);

type Line = CartDocument['lineItems'][number];

/**
 * Adds items in one call. The gateway caps each quantity to its stock, and opens a cart for a shopper without one.
 *
 * @see platform spec §4 and wire reference §14
 */
export async function addItems(
  calls: CartOnlyCalls,
  shopper: Shopper,
  items: readonly NewItem[],
  idempotencyKey?: string,
): Promise<CartChange> {
  const { cartId } = shopper;
  const which = cartId === undefined ? { open: draftFor(shopper) } : { cartId };
  const body = { ...which, actions: items.map(additionOf), shortage: 'cap' } as const;
  return outcomeOf(calls, shopper, await calls.cart.update({ query: withCalculation, body, idempotencyKey }));
}

/**
 * Changes the quantity of a line, which the gateway caps to its stock; 0 removes the line, and removing the last line
 * deletes the cart.
 *
 * @see platform spec §4
 */
export async function changeQuantity(
  calls: CartOnlyCalls,
  shopper: Shopper,
  change: QuantityChange,
): Promise<CartChange> {
  const cart = await changeCart(
    calls,
    shopper,
    ({ lineItems }) => {
      const line = lineItems.find(({ id }) => id === change.lineItemId);
      if (!line || ('by' in change && line.quantity < (change.from ?? 0))) return [];
      const quantity = 'by' in change ? Math.max(line.quantity + change.by, 0) : change.quantity;
      return [quantityActionOf(line, lineItems, quantity)];
    },
    { shortage: 'cap' },
  );
  return outcomeOf(calls, shopper, cart);
}

/**
 * Removes a line from the cart, a bundle with its parts; removing the last line deletes the cart.
 *
 * @see platform spec §4
 */
export async function removeLine(calls: CartOnlyCalls, shopper: Shopper, lineItemId: string): Promise<CartChange> {
  const cart = await changeCart(calls, shopper, ({ lineItems }) =>
    lineItems.filter(({ id }) => id === lineItemId).map((line) => removalOf(line, lineItems)),
  );
  return outcomeOf(calls, shopper, cart);
}

function additionOf(item: NewItem): CartAction {
  const { sku, quantity, bundleItems, customQuantity, overage, roomInfo, position } = item;
  const fields = { customQuantity, overage, roomInfo: roomInfo && [...roomInfo] };
  const isPlain = Object.values(fields).every((value) => value === undefined);
  const custom = isPlain ? undefined : { type: { typeId: 'type', key: 'line-item' } as const, fields };
  const shared = { sku, quantity, ...(custom && { custom }), ...(position !== undefined && { position }) };
  if (bundleItems === undefined || bundleItems.length === 0) return { action: 'addLineItem', ...shared };
  return { action: 'addbundle', ...shared, bundleItems: [...bundleItems] };
}

function quantityActionOf(line: Line, lines: readonly Line[], quantity: number): CartAction {
  const { id: lineItemId } = line;
  return isInBundle(line, lines)
    ? { action: 'changeBundleItemQuantity', lineItemId, quantity }
    : { action: 'changeLineItemQuantity', lineItemId, quantity };
}

/** Saves a line for later, a bundle with its parts. */
export const saveForLater = (calls: CartOnlyCalls, shopper: Shopper, lineItemId: string): Promise<CartChange> =>
  changeSaved(calls, shopper, { action: 'saveLineItem', lineItemId });

/** Moves a saved line back to the cart, capped to its stock; the rest stays saved. */
export const moveToCart = (calls: CartOnlyCalls, shopper: Shopper, lineItemId: string): Promise<CartChange> =>
  changeSaved(calls, shopper, { action: 'restoreSavedItem', lineItemId });

/** Removes a saved line. */
export const removeSaved = (calls: CartOnlyCalls, shopper: Shopper, lineItemId: string): Promise<CartChange> =>
  changeSaved(calls, shopper, { action: 'removeSavedItem', lineItemId });

/** Applies an action to a line of the cart or a saved line; an unknown line changes nothing. */
async function changeSaved(
  calls: CartOnlyCalls,
  shopper: Shopper,
  action: Extract<CartAction, { action: 'saveLineItem' | 'restoreSavedItem' | 'removeSavedItem' }>,
): Promise<CartChange> {
  const cart = await changeCart(
    calls,
    shopper,
    ({ lineItems, savedItems }) => {
      const lines = action.action === 'saveLineItem' ? lineItems : savedItems;
      return lines.some(({ id }) => id === action.lineItemId) ? [action] : [];
    },
    { shortage: 'cap' },
  );
  return outcomeOf(calls, shopper, cart);
}

/** Returns the action that removes a line, a bundle with its parts. */
export function removalOf(line: Line, lines: readonly Line[]): CartAction {
  const { id: lineItemId, isBundleChildItem } = line;
  if (isBundleChildItem === true) return { action: 'removeBundleItem', lineItemId };
  const hasParts = bundleChildren(lines, lineItemId).length > 0;
  return { action: hasParts ? 'removebundle' : 'removeLineItem', lineItemId };
}

const isInBundle = (line: Line, lines: readonly Line[]) =>
  line.isBundleChildItem === true || bundleChildren(lines, line.id).length > 0;

async function outcomeOf(
  calls: CartOnlyCalls,
  shopper: Shopper,
  { stockNotices = [], ...cart }: CartDocument,
): Promise<CartChange> {
  return { cart: await deleteIfEmpty(calls, shopper, cart), notices: stockNotices };
}

/**
 * Deletes a cart without lines to buy and without saved lines. Returns the cart that is left: another tab may have added
 * an item meanwhile. @see platform spec §4 and wire reference A39
 */
export async function deleteIfEmpty(
  calls: CartOnlyCalls,
  shopper: Shopper,
  cart: CartDocument,
): Promise<CartDocument | null> {
  if (!isCartEmpty(cart.lineItems) || cart.savedItems.length > 0) return cart;
  const { id, version } = cart;
  await calls.cart.delete({ params: { id }, query: { version } }).catch(nullOn(409));
  return findCart(calls, shopper);
}
