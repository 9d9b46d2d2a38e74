import { bundleChildren, isCartEmpty, type RoomInfo } from '@basin/domain';
import type { CartAction } from '../contract/cart-action.ts';
import type { Cart } from '../contract/cart-document.ts';
import { changeCart, type Shopper } from './open-cart.ts';
import type { ShoppingCalls } from './shopping-calls.ts';
import { capToStock, isNotice, type QuantityNotice, type StockRules } from './stock-cap.ts';

/** Something to put into a cart. */
export interface NewItem extends StockRules {
  readonly sku: string;
  readonly quantity: number;
  /** The parts of a set, with their quantity in one set. */
  readonly bundleItems?: readonly { readonly sku: string; readonly quantity: number }[] | undefined;
  /** For tile: what was asked for, in the sold unit, the overage in percent, and the rooms. */
  readonly customQuantity?: number | undefined;
  readonly overage?: number | undefined;
  readonly roomInfo?: readonly RoomInfo[] | undefined;
}

/** A cart after a change; null when nothing is left in it. */
export interface CartChange {
  readonly cart: Cart | null;
  readonly notices: readonly QuantityNotice[];
}

type Line = Cart['lineItems'][number];

/**
 * Adds items, each cut to its stock; a cart is opened when there is none.
 *
 * @see platform spec §4 and wire reference §14
 */
export async function addItems(calls: ShoppingCalls, shopper: Shopper, items: readonly NewItem[]): Promise<CartChange> {
  let notices: QuantityNotice[] = [];
  const cart = await changeCart(calls, shopper, async (open) => {
    const capped = await Promise.all(items.map((item) => capToStock(calls, item, unitsOf(open, item.sku))));
    notices = capped.map(({ notice }) => notice).filter(isNotice);
    return items.flatMap((item, index) => additionOf({ ...item, quantity: capped[index]?.added ?? 0 }));
  });
  return { cart: await keepUnlessEmpty(calls, cart), notices };
}

/** Sets the quantity of a line, cut to its stock; 0 removes the line, and the last line the cart. @see platform spec §4 */
export async function changeQuantity(
  calls: ShoppingCalls,
  shopper: Shopper,
  change: { readonly lineItemId: string; readonly quantity: number },
): Promise<CartChange> {
  let notices: QuantityNotice[] = [];
  const cart = await changeCart(calls, shopper, async ({ lineItems }) => {
    const line = lineItems.find(({ id }) => id === change.lineItemId);
    if (!line) return [];
    const wish = { ...line, quantity: change.quantity - line.quantity };
    const { added, notice } = await capToStock(calls, wish, line.quantity);
    notices = [notice].filter(isNotice);
    return [quantityActionOf(line, lineItems, line.quantity + added)];
  });
  return { cart: await keepUnlessEmpty(calls, cart), notices };
}

/** Takes a line out of the cart, a set with its parts; with the last line the cart goes too. @see platform spec §4 */
export async function removeLine(calls: ShoppingCalls, shopper: Shopper, lineItemId: string): Promise<CartChange> {
  const cart = await changeCart(calls, shopper, ({ lineItems }) =>
    lineItems.filter(({ id }) => id === lineItemId).map((line) => removalOf(line, lineItems)),
  );
  return { cart: await keepUnlessEmpty(calls, cart), notices: [] };
}

function additionOf(item: NewItem): CartAction[] {
  const { sku, quantity, bundleItems, customQuantity, overage, roomInfo } = item;
  if (quantity <= 0) return [];
  const fields = { customQuantity, overage, roomInfo: roomInfo && [...roomInfo] };
  const isPlain = Object.values(fields).every((value) => value === undefined);
  const custom = isPlain ? undefined : { type: { typeId: 'type', key: 'line-item' } as const, fields };
  const shared = { sku, quantity, ...(custom && { custom }) };
  if (bundleItems === undefined || bundleItems.length === 0) return [{ action: 'addLineItem', ...shared }];
  return [{ action: 'addbundle', ...shared, bundleItems: [...bundleItems] }];
}

function quantityActionOf(line: Line, lines: readonly Line[], quantity: number): CartAction {
  const { id: lineItemId } = line;
  return isInBundle(line, lines)
    ? { action: 'changeBundleItemQuantity', lineItemId, quantity }
    : { action: 'changeLineItemQuantity', lineItemId, quantity };
}

function removalOf(line: Line, lines: readonly Line[]): CartAction {
  const { id: lineItemId, isBundleChildItem } = line;
  if (isBundleChildItem === true) return { action: 'removeBundleItem', lineItemId };
  const hasParts = bundleChildren(lines, lineItemId).length > 0;
  return { action: hasParts ? 'removebundle' : 'removeLineItem', lineItemId };
}

const isInBundle = (line: Line, lines: readonly Line[]) =>
  line.isBundleChildItem === true || bundleChildren(lines, line.id).length > 0;

const unitsOf = ({ lineItems }: Cart, sku: string) =>
  lineItems.filter((line) => line.sku === sku).reduce((units, { quantity }) => units + quantity, 0);

/** A cart that holds nothing to buy is deleted. @see platform spec §4 and wire reference A39 */
async function keepUnlessEmpty(calls: ShoppingCalls, cart: Cart): Promise<Cart | null> {
  if (!isCartEmpty(cart.lineItems)) return cart;
  await calls.cart.deleteActive();
  return null;
}
