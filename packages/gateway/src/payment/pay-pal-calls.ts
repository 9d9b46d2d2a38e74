import { contract } from '@basin/sdk/contract';
import { findCart, noSuchCart } from '../cart/index.ts';
import { invalidField, requiredField, staleVersion } from '../http/http-problem.ts';
import { implement } from '../http/implement.ts';
import { amountDue } from '../orders/index.ts';
import { openPayPalAttempt } from './pay-pal-attempts.ts';
import { isOfShop } from './shop-address.ts';

export interface PayPalOptions {
  /** The only origin that shoppers are sent back to. */
  readonly shopOrigin: string;
  /** Where shoppers approve. */
  readonly paymentOrigin: string;
}

/** Payment through PayPal. */
export const payPalHandlers = ({ shopOrigin, paymentOrigin }: PayPalOptions) =>
  implement(contract.payPal, {
    async createToken({ db, now, principal, body: { cartId, version, amount, returnUrl, cancelUrl } }) {
      const cart = await findCart(db, principal, cartId);
      if (!cart) throw noSuchCart(cartId);
      if (version !== undefined && version !== cart.version) throw staleVersion(cart.id, version, cart.version);
      for (const [field, address] of Object.entries({ returnUrl, cancelUrl }))
        if (!isOfShop(address, shopOrigin)) throw invalidField(field, address, 'This address is not one of the shop.');
      const { centAmount } = amountDue(cart);
      if (centAmount === 0) throw requiredField('lineItems');
      if (amount && amount.centAmount !== centAmount)
        throw invalidField('amount', amount.centAmount, `The cart costs ${centAmount} cents.`);
      const addresses = { return_url: returnUrl, cancel_url: cancelUrl };
      const token = await openPayPalAttempt(db, { cart_id: cart.id, cent_amount: centAmount, ...addresses }, now());
      return { token, redirectUrl: `${paymentOrigin}/paypal?token=${encodeURIComponent(token)}` };
    },
  });
