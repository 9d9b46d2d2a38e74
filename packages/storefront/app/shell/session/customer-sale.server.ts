import { hasStatus, type CustomerCart } from '@basin/sdk';
import type { MiddlewareFunction, RouterContextProvider } from 'react-router';
import { leaveNotice } from '../notices/notices.server.ts';
import { servedCustomerContext, sessionContext, shopperContext } from '../request-context.server.ts';
import { accountOf } from '../sdk/nouns.server.ts';

type Context = Readonly<RouterContextProvider>;

/** What the session keeps of a sale: nothing of one customer may reach the next. */
const saleMembers = ['customerId', 'submittedCart', 'lastOrder', 'card', 'payPal', 'hashedEmail'] as const;

/** Opens the cart of the customer with an e-mail address, for an associate; false when there is no such customer. */
export async function openCustomerSale(context: Context, email: string): Promise<boolean> {
  const opened = await accountOf(context).openCartOf({ email });
  if (!opened) return false;
  endCustomerSale(context);
  keepCustomer(context, opened);
  return true;
}

function keepCustomer(context: Context, customer: CustomerCart): void {
  context.get(sessionContext).set('customerId', customer.customerId);
  context.set(servedCustomerContext, customer);
}

/** Leaves the customer for whom the associate shops; their cart stays as it is. */
export function endCustomerSale(context: Context): void {
  const session = context.get(sessionContext);
  for (const name of saleMembers) session.unset(name);
  context.set(servedCustomerContext, null);
}

/**
 * Finds the cart of the associate's customer anew for each request: it may have been ordered, emptied or merged meanwhile, and then
 * another one is open. A customer whom the associate may no longer serve is left, and the next page says so. When the gateway does not
 * answer, the page fails: it must not sell into the associate's own cart.
 */
export const customerSaleOfRequest: MiddlewareFunction<Response> = async ({ context }) => {
  const customerId = context.get(sessionContext).get('customerId');
  if (customerId === undefined) return;
  const mayServe = context.get(shopperContext).koc !== undefined;
  const customer = mayServe ? await findCustomer(context, customerId) : null;
  if (customer) {
    keepCustomer(context, customer);
    return;
  }
  endCustomerSale(context);
  if (mayServe) leaveNotice(context, { key: 'sell.gone', tone: 'warning' });
};

/** Null for someone whom the associate may not serve. */
async function findCustomer(context: Context, customerId: string): Promise<CustomerCart | null> {
  try {
    return await accountOf(context).openCartOf({ customerId });
  } catch (error) {
    if (hasStatus(error, 403)) return null;
    throw error;
  }
}
