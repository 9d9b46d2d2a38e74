import { contract } from '@basin/sdk/contract';
import { findCart, noSuchCart } from '../cart/index.ts';
import { invalidField, requiredField, staleVersion } from '../http/http-problem.ts';
import { implement } from '../http/implement.ts';
import { amountDue } from '../orders/index.ts';
import { openPayPalAttempt } from './pay-pal-attempts.ts';
import { isShopUrl } from './shop-url.ts';

export interface PayPalOptions {
  /** The only origin that shoppers are redirected to. */
  readonly shopOrigin: string;
  /** The origin of the approval page. */
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
        if (!isShopUrl(address, shopOrigin))
          throw invalidField(field, address, 'This URL does not belong to the shop.');
      const { centAmount } = amountDue(cart);
      if (centAmount === 0) throw requiredField('lineItems');
      if (amount && amount.centAmount !== centAmount)
        throw invalidField('amount', amount.centAmount, `The cart costs ${centAmount} cents.`);
      const addresses = { return_url: returnUrl, cancel_url: cancelUrl };
      const token = await openPayPalAttempt(db, { cart_id: cart.id, cent_amount: centAmount, ...addresses }, now());
      return { token, redirectUrl: `${paymentOrigin}/paypal?token=${encodeURIComponent(token)}` };
    },
  });
