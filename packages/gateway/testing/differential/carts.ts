import type { Cart, CartAddress } from '../../src/cart/cart.ts';
import type { Answer, Shopper } from '../shopper.ts';
import type { CommerceMock } from './commerce-mock.ts';
import type { Step, CartChange } from './step.ts';

/** What of a cart both systems mean the same by. */
export interface Seen {
  /** Whether the request was done, refused as wrong, or came too late; with a version, whether it names the right one. */
  readonly outcome: string;
  readonly lines: readonly (readonly [sku: string, units: number, cents: number, totalCents: number])[];
  readonly totalCents: number;
  readonly address: object | undefined;
  readonly email: string | undefined;
}

/** A cart of one system that is asked as one asks that system. */
export interface AnyCart {
  readonly take: (step: Step) => Promise<Seen>;
}

/** The members that a cart of either system has. */
type CommonCart = Pick<Cart, 'id' | 'version' | 'totalPrice' | 'customerEmail' | 'shippingAddress'> & {
  readonly lineItems: readonly Pick<
    Cart['lineItems'][number],
    'id' | 'quantity' | 'price' | 'totalPrice' | 'variant'
  >[];
};

/** A cart behind two ways: to change it, and to read it. */
function cartBehind(
  change: (cart: CommonCart, version: number, actions: readonly object[]) => Promise<Answer>,
  read: (id: string) => Promise<CommonCart>,
  first: CommonCart,
): AnyCart {
  let cart = first;
  return {
    async take({ changes, seen }) {
      const version = cart.version + { current: 0, older: -1, newer: 1 }[seen];
      const answer = await change(
        cart,
        version,
        changes.map((each) => actionFrom(each, cart)),
      );
      const before = cart;
      cart = await read(cart.id);
      return { outcome: outcomeOf(answer, before), ...factsOf(cart) };
    },
  };
}

/** A new cart of ours. */
export async function ourCart(shopper: Shopper): Promise<AnyCart> {
  return cartBehind(
    ({ id }, version, actions) => shopper.send('POST', '/cart/v2/items', { cartId: id, version, actions }),
    async (id) => (await shopper.send('GET', `/cart/${id}`)).body as CommonCart,
    await shopper.createCart(),
  );
}

/** A new cart of the mock. */
export async function mocksCart(mock: CommerceMock): Promise<AnyCart> {
  const { body } = await mock('POST', '/carts', { currency: 'USD', taxMode: 'ExternalAmount' });
  return cartBehind(
    ({ id }, version, actions) => mock('POST', `/carts/${id}`, { version, actions }),
    async (id) => (await mock('GET', `/carts/${id}`)).body as CommonCart,
    body as CommonCart,
  );
}

function actionFrom(change: CartChange, { lineItems }: CommonCart): object {
  const lineItemId = 'place' in change ? (lineItems[change.place]?.id ?? 'none') : undefined;
  if (change.kind === 'add') return { action: 'addLineItem', sku: change.sku, quantity: change.units };
  if (change.kind === 'set') return { action: 'changeLineItemQuantity', lineItemId, quantity: change.units };
  if (change.kind === 'remove') return { action: 'removeLineItem', lineItemId, quantity: change.units };
  if (change.kind === 'address') return { action: 'setShippingAddress', address: change.address };
  return { action: 'setCustomerEmail', email: change.email };
}

function outcomeOf({ status, body }: Answer, { version }: CommonCart): string {
  if (status < 300) return 'done';
  if (status !== 409) return status === 400 || status === 404 ? 'refused' : `status ${status}`;
  const [error] = (body as { errors: { code?: string; currentVersion?: number }[] }).errors;
  return `${error?.code ?? ''}${error?.currentVersion === version ? ', and which version it has' : ''}`;
}

function factsOf({ lineItems, totalPrice, shippingAddress, customerEmail }: CommonCart): Omit<Seen, 'outcome'> {
  return {
    lines: lineItems.map(({ variant, quantity, price, totalPrice: total }) => [
      variant.sku,
      quantity,
      price.value.centAmount,
      total.centAmount,
    ]),
    totalCents: totalPrice.centAmount,
    address: shippingAddress && addressOf(shippingAddress),
    email: customerEmail,
  };
}

const addressOf = ({ country, postalCode, city, streetName }: CartAddress) => ({
  country,
  postalCode,
  city,
  streetName,
});
