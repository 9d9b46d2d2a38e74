'use server';

import { nullOn, type CardPayment, type OrderKeys, type OrderProblem } from '@basin/sdk';
import { refreshAndRedirect } from '../../refresh-and-redirect.ts';
import { shopper } from '../../sdk.ts';
import { fieldValue } from '../../texts.ts';

type Given = Readonly<Record<string, string>>;

export interface AddressState {
  readonly problem: string | null;
  /** The entered values, by field. */
  readonly given: Given;
}

export async function setAddress(_: AddressState, form: FormData): Promise<AddressState> {
  const given: Given = Object.fromEntries([...form.keys()].map((name) => [name, fieldValue(form, name)]));
  const { email, postalCode = '', ...rest } = given;
  const { checkout } = await shopper();
  const wanted = { address: { ...rest, postalCode, country: 'US' }, email };
  const delivery = await checkout.setAddress(wanted).catch(nullOn(400, 422));
  if (!delivery) return { given, problem: 'This address was not found. Please compare it with an envelope.' };
  if (delivery.problem) return { given, problem: 'Nothing of this cart can be sent to this address.' };
  refreshAndRedirect('/checkout/payment');
}

export interface OrderInput {
  /** The cart version that the shopper saw; only this version is charged. */
  readonly version: number;
  readonly card: Omit<CardPayment, 'holderName'>;
  readonly keys: OrderKeys;
}

/** Pays and places the order, or returns an error message for the shopper. */
export async function placeOrder({ version, card, keys }: OrderInput): Promise<string> {
  const sdk = await shopper();
  const cart = await sdk.cart.get();
  const { address, email } = cart ?? {};
  if (!cart || !address || !email) return problems.cartChanged;
  const placed = await sdk.checkout.placeOrder({
    cart: { id: cart.id, version },
    payment: { ...card, holderName: [address.firstName, address.lastName].join(' ') },
    billingAddress: address,
    email,
    keys,
  });
  if (!placed.ok) return problems[placed.reason];
  refreshAndRedirect(`/checkout/thanks?order=${encodeURIComponent(placed.order.number)}`);
}

const problems: Readonly<Record<OrderProblem, string>> = {
  declined: 'The card was declined. Please try another.',
  paymentExpired: 'The details of the card have expired. Please enter them again.',
  tooManyDeclines: 'Too many cards were declined. Please come back in an hour.',
  priceChanged: 'A price has changed. Please look at your cart again.',
  outOfStock: 'Something is sold out. Please look at your cart again.',
  notSold: 'Something is no longer sold. Please remove it from your cart.',
  cartChanged: 'Your cart has changed. Please look at it again.',
};
