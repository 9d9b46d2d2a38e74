import { personaFrom } from '@basin/domain';
import type { CustomerCalls } from '../../calls.ts';
import { nullOn } from '../../client/errors.ts';

/** Carts of others, which an associate sells into. */
export interface CustomerCarts {
  /**
   * Finds a customer by e-mail address or id, and the cart that they have open; one is opened when there is none. Null when there is no
   * such customer. Only for an associate: anyone else gets an error 403.
   */
  readonly openCartOf: (customer: WhichCustomer) => Promise<CustomerCart | null>;
}

/** Which customer an associate serves. */
export type WhichCustomer = { readonly email: string } | { readonly customerId: string };

/** A customer and their cart, as an associate needs them. */
export interface CustomerCart {
  /** Give it as `shopper.cartId` to `createCart` and `createCheckout`. */
  readonly cartId: string;
  readonly customerId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The code of the customer's price group. */
  readonly persona: string;
}

/** Carts of customers over the calls given. */
export const createCustomerCarts = ({ openCart }: Pick<CustomerCalls, 'openCart'>): CustomerCarts => ({
  async openCartOf(customer) {
    const opened = await openCart({ body: customer }).catch(nullOn(404));
    return opened && { ...opened, persona: personaFrom(opened.persona) };
  },
});
