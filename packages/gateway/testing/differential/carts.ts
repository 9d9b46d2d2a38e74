import type { Cart, CartAddress } from '../../src/cart/cart.ts';
import type { GatewayReply, Shopper } from '../shopper.ts';
import type { CommerceMock } from './commerce-mock.ts';
import type { Step, StepChange } from './step.ts';

/** The facts about a cart that both systems report with the same meaning. */
export interface CartFacts {
  /** Whether the request succeeded, was rejected as invalid, or was stale; if stale, whether the error has the current version. */
  readonly outcome: string;
  readonly lines: readonly (readonly [sku: string, units: number, cents: number, totalCents: number])[];
  readonly totalCents: number;
  readonly address: object | undefined;
  readonly email: string | undefined;
}

/** A cart in one of the two systems, behind one interface. */
export interface ComparedCart {
  readonly apply: (step: Step) => Promise<CartFacts>;
}

/** The members that carts have in both systems. */
type CommonCart = Pick<Cart, 'id' | 'version' | 'totalPrice' | 'customerEmail' | 'shippingAddress'> & {
  readonly lineItems: readonly Pick<
    Cart['lineItems'][number],
    'id' | 'quantity' | 'price' | 'totalPrice' | 'variant'
  >[];
};

/** Adapts a cart, given a function that changes it and one that reads it. */
function adaptCart(
  change: (cart: CommonCart, version: number, actions: readonly object[]) => Promise<GatewayReply>,
  read: (id: string) => Promise<CommonCart>,
  first: CommonCart,
): ComparedCart {
  let cart = first;
  return {
    async apply({ changes, seen }) {
      const version = cart.version + { current: 0, older: -1, newer: 1 }[seen];
      const reply = await change(
        cart,
        version,
        changes.map((each) => actionFrom(each, cart)),
      );
      const before = cart;
      cart = await read(cart.id);
      return { outcome: outcomeOf(reply, before), ...factsOf(cart) };
    },
  };
}

/** Creates a cart in our gateway. */
export async function createOurCart(shopper: Shopper): Promise<ComparedCart> {
  return adaptCart(
    ({ id }, version, actions) => shopper.send('POST', '/cart/v2/items', { cartId: id, version, actions }),
    async (id) => (await shopper.send('GET', `/cart/${id}`)).body as CommonCart,
    await shopper.createCart(),
  );
}

/** Creates a cart in the mock. */
export async function createMockCart(mock: CommerceMock): Promise<ComparedCart> {
  const { body } = await mock('POST', '/carts', { currency: 'USD', taxMode: 'ExternalAmount' });
  return adaptCart(
    ({ id }, version, actions) => mock('POST', `/carts/${id}`, { version, actions }),
    async (id) => (await mock('GET', `/carts/${id}`)).body as CommonCart,
    body as CommonCart,
  );
}

function actionFrom(change: StepChange, { lineItems }: CommonCart): object {
  const lineItemId = 'index' in change ? (lineItems[change.index]?.id ?? 'none') : undefined;
  if (change.kind === 'add') return { action: 'addLineItem', sku: change.sku, quantity: change.units };
  if (change.kind === 'set') return { action: 'changeLineItemQuantity', lineItemId, quantity: change.units };
  if (change.kind === 'remove') return { action: 'removeLineItem', lineItemId, quantity: change.units };
  if (change.kind === 'address') return { action: 'setShippingAddress', address: change.address };
  return { action: 'setCustomerEmail', email: change.email };
}

function outcomeOf({ status, body }: GatewayReply, { version }: CommonCart): string {
  if (status < 300) return 'done';
  if (status !== 409) return status === 400 || status === 404 ? 'rejected' : `status ${status}`;
  const [error] = (body as { errors: { code?: string; currentVersion?: number }[] }).errors;
  return `${error?.code ?? ''}${error?.currentVersion === version ? ' with the current version' : ''}`;
}

function factsOf({ lineItems, totalPrice, shippingAddress, customerEmail }: CommonCart): Omit<CartFacts, 'outcome'> {
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
