import { planRoomLine, type Coverage, type RoomInfo } from '@basin/domain';
import type { BuyableProduct, Cart, CartAddition, ChangedCart } from '@basin/sdk';
import { roomsSchema } from '@basin/sdk/room';
import { redirect } from 'react-router';
import type { Context } from '../../shell/context.ts';
import { additionFields, type AdditionResult } from './addition.ts';
import { reportEvent } from '../../shell/analytics/consent.server.ts';
import { itemDetails, pricedIn } from '../../shell/analytics/item-details.ts';
import { queueNotice } from '../../shell/notices/notices.server.ts';
import { formKey } from '../../shell/forms/form-key.server.ts';
import { languageContext } from '../../shell/request-context.server.ts';
import { safeReturnTo } from '../../shell/security/safe-return.ts';
import type { SessionNotice } from '../../shell/session/shop-session.ts';
import { createTranslate } from '../../shell/texts/translate.ts';
import { cartView } from './cart-view.ts';
import { cartViewOptions } from './cart-view-options.server.ts';
import { additionNoticeOf, rejectionOf } from './cart-notices.server.ts';
import { cartOf, productsOf } from '../../shell/sdk/nouns.server.ts';
import { readAddition, type Addition } from './read-addition.ts';

/**
 * Adds a product with its required parts, one part per unit and in the matching finish. Returns the result for a form
 * that stays on its page; other forms get the cart page.
 */
export async function addToCart(context: Context, form: FormData): Promise<AdditionResult | Response | undefined> {
  const addition = readAddition(form);
  const stays = form.get(additionFields.stay) !== null;
  const planner = form.get(additionFields.page);
  if (!addition && !stays && planner !== null) return redirectToPlanner(planner, form);
  const roomInfo = readRooms(form.get(additionFields.rooms));
  const { isAdded, cart, notices, units } = await outcomeOf(context, addition, { form, roomInfo });
  if (!stays) {
    queueNotice(context, ...notices.map((notice) => ({ ...notice, gap: gapOf(addition) })));
    return undefined;
  }
  const { texts, locale } = context.get(languageContext);
  const t = createTranslate(texts, locale);
  const cut = notices.find(({ tone }) => tone !== 'success');
  const view = isAdded && cart ? cartView(cart, await cartViewOptions(context)) : null;
  return { cart: view, ...(cut && { message: t(cut.key, cut.values) }), ...(units !== undefined && { units }) };
}

/** Returns the place of a line that is restored. */
function gapOf({ position: index, lineItemId: id = '' }: Partial<Addition> = {}): SessionNotice['gap'] {
  return index === undefined ? undefined : { list: 'lines', index, id };
}

/** Returns to the product page with the form as typed; the page shows the problem at the field. */
function redirectToPlanner(page: FormDataEntryValue, form: FormData): Response {
  const typed = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return redirect(`${safeReturnTo(page, '/')}?${new URLSearchParams(typed).toString()}#${additionFields.area}`, 303);
}

interface Outcome {
  readonly isAdded: boolean;
  readonly cart: Cart | null;
  readonly notices: readonly SessionNotice[];
  /** The units in the cart, when the stock limited them. */
  readonly units?: number | undefined;
}

async function outcomeOf(
  context: Context,
  addition: Addition | undefined,
  { form, roomInfo }: { readonly form: FormData; readonly roomInfo: RoomInfo[] | undefined },
): Promise<Outcome> {
  try {
    const product = addition && (await findBuyable(context, addition));
    if (!addition || !product) return failed({ key: 'cart.error.add', tone: 'danger' });
    const item = { ...additionOf(addition, product), ...(roomInfo && { roomInfo }) };
    const outcome = outcomeFrom(await cartOf(context).add(item, { idempotencyKey: formKey(form, item) }), product);
    const sold = pricedIn(outcome.cart, { ...product, quantity: addition.quantity });
    if (outcome.isAdded) reportEvent(context, 'productAdded', itemDetails([sold]));
    return outcome;
  } catch (error) {
    return failed(rejectionOf(context, error));
  }
}

/** Loads the product that a form adds, in one call. It takes a second call only when required parts were chosen. */
const findBuyable = (context: Context, { slug, sku, accessories: keys }: Addition) =>
  productsOf(context).parts(slug, { sku, keys });

const failed = (notice: SessionNotice): Outcome => ({ isAdded: false, cart: null, notices: [notice] });

function outcomeFrom({ cart, notices }: ChangedCart, { name: productName, sku, parts }: BuyableProduct): Outcome {
  const name = cart?.lines.find((line) => line.sku === sku)?.name ?? productName; // a sample has its own name
  const own = notices.find((notice) => notice.sku === sku);
  if (!cart && notices.length === 0) return failed({ key: 'cart.error.add', tone: 'danger' });
  const isAdded = own === undefined || own.message === 'capped';
  const names = new Map(parts.map((part) => [part.sku, part.name]));
  const added: SessionNotice = { key: 'product.added', values: { name }, tone: 'success' };
  return {
    isAdded,
    cart,
    units: own?.message === 'capped' ? own.quantity : undefined,
    notices: [
      ...(isAdded ? [added] : []),
      ...notices.map((notice) => additionNoticeOf(notice, names.get(notice.sku) ?? name)),
    ],
  };
}

function additionOf({ quantity, room, position }: Addition, product: BuyableProduct): CartAddition {
  const { sku, bundleItems, coverage, parts } = product;
  return {
    sku,
    quantity,
    position,
    ...(bundleItems.length > 0 && { bundleItems }),
    ...(room && coverage && roomOf(room, coverage)),
    accessories: parts.map((part) => ({ sku: part.sku })),
  };
}

/** Converts a room of tile or trim to sold units and keeps the shopper's input. */
function roomOf({ area: amount, unit, overage, name: roomName }: NonNullable<Addition['room']>, coverage: Coverage) {
  const { quantity, fields } = planRoomLine({ amount, unit, overagePercent: overage, roomName }, coverage);
  return { quantity, ...fields };
}

/** Parses the rooms in a cart form's JSON field. Returns undefined when the list is empty or invalid. */
function readRooms(json: FormDataEntryValue | null): RoomInfo[] | undefined {
  const rooms = roomsSchema.safeParse(json).data;
  return rooms?.length ? rooms : undefined;
}
