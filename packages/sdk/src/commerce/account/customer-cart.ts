import { personaFrom } from '@basin/domain';
import type { CustomerCalls } from '../../calls.ts';
import { nullOn } from '../../client/errors.ts';

/** Carts of customers, for associates. */
export interface CustomerCarts {
  /**
   * Returns a customer, found by e-mail address or id, and their open cart; opens a cart if they have none. Returns
   * null when the customer is unknown. Only for an associate: anyone else gets a 403 error.
   */
  readonly openCartOf: (customer: WhichCustomer) => Promise<CustomerCart | null>;
}

/** The customer whom an associate serves. */
export type WhichCustomer = { readonly email: string } | { readonly customerId: string };

/** A customer and their cart, for an associate. */
export interface CustomerCart {
  /** Pass it as `shopper.cartId` to `createCart` and `createCheckout`. */
  readonly cartId: string;
  readonly customerId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The code of the customer's price group. */
  readonly persona: string;
}

/** Creates the carts of customers on the given calls. */
export const createCustomerCarts = ({ openCart }: Pick<CustomerCalls, 'openCart'>): CustomerCarts => ({
  async openCartOf(customer) {
    const opened = await openCart({ body: customer }).catch(nullOn(404));
    return opened && { ...opened, persona: personaFrom(opened.persona) };
  },
});
