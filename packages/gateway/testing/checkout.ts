import type { CardPayment, PostalAddressInput } from '@basin/sdk';
import type { CartAction } from '@basin/sdk/contract';
import type { Cart, CartAddress } from '../src/cart/cart.ts';
import { tokeniseCard } from '../src/payment/card-tokens.ts';
import type { TestGateway } from './gateway.ts';
import type { Answer, Shopper } from './shopper.ts';

/** A place where everything goes and tax is 5.5 %. */
export const wisconsin: CartAddress = {
  country: 'US',
  state: 'WI',
  city: 'Sampletown',
  postalCode: '53000',
  streetNumber: '12',
  streetName: 'Example Ave',
  firstName: 'Pat',
  lastName: 'Doe',
};

/** A card number that is accepted. */
const GOOD_CARD = '4111111111111111';

let count = 0;
/** An Idempotency-Key that was not used before. */
export const newKey = (): Record<string, string> => ({ 'Idempotency-Key': `intent-${++count}` });

/** A token as the payment frame gives it for a card number. */
export function cardToken({ db, now }: Pick<TestGateway, 'db' | 'now'>, number = GOOD_CARD): Promise<string> {
  const card = { number, type: 'VI' as const, expMonth: '12', expYear: '2034', holderName: 'Pat Doe' };
  return tokeniseCard(db, card, now());
}

/** The body of a payment of a cart by card. */
export function cardPayment({ id, version }: Cart, token: string) {
  const card = { token, responseCode: '870', brand: 'VI', lastFour: '1111', expMonth: '12', expYear: '2034' };
  const billingAddress = wisconsin;
  return { cartId: id, version, paymentType: 'CREDIT_CARD', billingAddress, card: { ...card, holderName: 'Pat Doe' } };
}

/** Fills a new cart and assigns its shipments. */
export async function fillCart(shopper: Shopper, actions: readonly CartAction[]): Promise<Cart> {
  await shopper.createCart();
  const { id } = await shopper.change([...actions, { action: 'setShippingAddress', address: wisconsin }]);
  const { body } = await shopper.send('POST', '/checkout/v2/assign/shipmentfromcart', { cartId: id });
  return (body as { cart: Cart }).cart;
}

/** Pays a cart with a good card; the answer of the payment call. */
export async function payCart(gateway: TestGateway, shopper: Shopper, cart: Cart): Promise<Answer> {
  return shopper.send('POST', '/checkout/payment', cardPayment(cart, await cardToken(gateway)), newKey());
}

/** The body of the submission of a cart that was just paid. */
export function submission(cart: Cart, payment: Answer) {
  const { paymentId, cartVersion } = payment.body as { paymentId: string; cartVersion: number };
  const order = { paymentType: 'CREDIT_CARD', email: 'pat@example.org', locale: 'en-US' };
  return { cartId: cart.id, version: cartVersion, paymentId, ...order };
}

/** The same place in the words of the SDK's nouns. */
export const toWisconsin = {
  ...{ firstName: 'Pat', lastName: 'Doe', line1: '12 Example Ave', city: 'Sampletown' },
  ...{ state: 'WI', postalCode: '53000', country: 'US' },
} satisfies PostalAddressInput;

/** What a shopper pays with who gave a card to the payment frame. */
export const cardPaymentBy = (token: string): CardPayment => ({
  ...{ type: 'card', token, brand: 'VI', lastFour: '1111' },
  ...{ expMonth: '12', expYear: '2034', holderName: 'Pat Doe' },
});
