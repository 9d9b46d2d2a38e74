import type { CardPayment, PostalAddressInput } from '@basin/sdk';
import type { CartAction } from '@basin/sdk/contract';
import type { Cart, CartAddress } from '../src/cart/cart.ts';
import { tokeniseCard } from '../src/payment/card-tokens.ts';
import type { TestGateway } from './gateway.ts';
import type { GatewayReply, Shopper } from './shopper.ts';

/** An address to which everything ships, with a tax of 5.5 %. */
export const wisconsinAddress: CartAddress = {
  country: 'US',
  state: 'WI',
  city: 'Sampletown',
  postalCode: '53000',
  streetNumber: '12',
  streetName: 'Example Ave',
  firstName: 'Pat',
  lastName: 'Doe',
};

/** A card number that the payment provider accepts. */
const goodCard = '4111111111111111';

let count = 0;
/** A new Idempotency-Key header. */
export const newKey = (): Record<string, string> => ({ 'Idempotency-Key': `intent-${++count}` });

/** A card token, as the payment frame issues it for a card number. */
export function cardToken({ db, now }: Pick<TestGateway, 'db' | 'now'>, number = goodCard): Promise<string> {
  const card = { number, type: 'VI' as const, expMonth: '12', expYear: '2034', holderName: 'Pat Doe' };
  return tokeniseCard(db, card, now());
}

/** The request body that pays for a cart by card. */
export function cardPayment({ id, version }: Cart, token: string) {
  const card = { token, responseCode: '870', brand: 'VI', lastFour: '1111', expMonth: '12', expYear: '2034' };
  const billingAddress = wisconsinAddress;
  return { cartId: id, version, paymentType: 'CREDIT_CARD', billingAddress, card: { ...card, holderName: 'Pat Doe' } };
}

/** Creates a cart, fills it and assigns its shipments. */
export async function fillCart(
  shopper: Shopper,
  actions: readonly CartAction[],
  address: CartAddress = wisconsinAddress,
): Promise<Cart> {
  await shopper.createCart();
  const { id } = await shopper.change([...actions, { action: 'setShippingAddress', address }]);
  const { body } = await shopper.send('POST', '/checkout/v2/assign/shipmentfromcart', { cartId: id });
  return (body as { cart: Cart }).cart;
}

/** Pays for a cart with a valid card and returns the response to the payment call. */
export async function payCart(gateway: TestGateway, shopper: Shopper, cart: Cart): Promise<GatewayReply> {
  return shopper.send('POST', '/checkout/payment', cardPayment(cart, await cardToken(gateway)), newKey());
}

/** The request body that submits a cart after payment. */
export function submission(cart: Cart, payment: GatewayReply) {
  const { paymentId, cartVersion } = payment.body as { paymentId: string; cartVersion: number };
  const order = { paymentType: 'CREDIT_CARD', email: 'pat@example.org', locale: 'en-US' };
  return { cartId: cart.id, version: cartVersion, paymentId, ...order };
}

/** The same address in the SDK's spelling. */
export const wisconsinInput = {
  firstName: 'Pat',
  lastName: 'Doe',
  line1: '12 Example Ave',
  city: 'Sampletown',
  state: 'WI',
  postalCode: '53000',
  country: 'US',
} satisfies PostalAddressInput;

/** The payment of a shopper who entered a card in the payment frame. */
export const cardPaymentWith = (token: string): CardPayment => ({
  type: 'card',
  token,
  brand: 'VI',
  lastFour: '1111',
  expMonth: '12',
  expYear: '2034',
  holderName: 'Pat Doe',
});
