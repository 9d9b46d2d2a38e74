import type { Cart } from '../cart/index.ts';
import { problem, type HttpProblem } from '../http/http-problem.ts';
import { amountDue } from '../orders/index.ts';

/** The 400 for a cart whose total changed since the payment; the cart already has the new prices. */
export function priceChanged(cart: Cart): HttpProblem {
  const message = 'The price of the cart has changed.';
  const lineItems = cart.lineItems.map(({ id }) => id);
  return problem(400, {
    code: 'PriceChanged',
    message,
    lineItems,
    amount: amountDue(cart),
    currentVersion: cart.version,
  });
}
