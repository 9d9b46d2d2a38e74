import { hasStatus, type CustomerCart } from '@basin/sdk';
import { redirect, type MiddlewareFunction } from 'react-router';
import type { Context } from '../context.ts';
import { pathIn } from '../locale/path-in.server.ts';
import { queueNotice } from '../notices/notices.server.ts';
import { servedCustomerContext, sessionContext, shopperContext } from '../request-context.server.ts';
import { accountOf } from '../sdk/nouns.server.ts';
import { endPayment } from './chosen-payment.server.ts';

/** The session's fields of a sale. None may carry over from one customer to the next. */
const saleMembers = ['customerId', 'submittedCart', 'lastOrder'] as const;

/** Opens a customer's cart by e-mail address for an associate. Returns false for an unknown customer. */
export async function openCustomerSale(context: Context, email: string): Promise<boolean> {
  const opened = await accountOf(context).openCartOf({ email });
  if (!opened) return false;
  endCustomerSale(context);
  setServedCustomer(context, opened);
  return true;
}

function setServedCustomer(context: Context, customer: CustomerCart): void {
  context.get(sessionContext).set('customerId', customer.customerId);
  context.set(servedCustomerContext, customer);
}

/** Ends the sale for an associate's customer. The customer's cart does not change. */
export function endCustomerSale(context: Context): void {
  const session = context.get(sessionContext);
  for (const name of saleMembers) session.unset(name);
  endPayment(context);
  context.set(servedCustomerContext, null);
}

/**
 * Loads the cart of the associate's customer on each request, because it may have been ordered, emptied or merged
 * since. Leaves a customer whom the associate may no longer serve, and queues a notice. When the gateway is unavailable
 * the page fails: it must not sell into the associate's own cart.
 */
export const customerSaleMiddleware: MiddlewareFunction<Response> = async ({ context }) => {
  const customerId = context.get(sessionContext).get('customerId');
  if (customerId === undefined) return;
  const canServe = context.get(shopperContext).koc !== undefined;
  const customer = canServe ? await findCustomer(context, customerId) : null;
  if (customer) {
    setServedCustomer(context, customer);
    return;
  }
  endCustomerSale(context);
  if (canServe) queueNotice(context, { key: 'sell.gone', tone: 'warning' });
};

/** Returns null for a customer whom the associate may not serve. */
async function findCustomer(context: Context, customerId: string): Promise<CustomerCart | null> {
  try {
    return await accountOf(context).openCartOf({ customerId });
  } catch (error) {
    if (hasStatus(error, 403)) return null;
    throw error;
  }
}

/**
 * Refuses a form of a page that showed another customer than the one whose cart it would change now.
 *
 * @throws a redirect to the cart, which says for whom the associate sells now
 * @see CustomerField
 */
export function expectCustomerOf(form: FormData, context: Context): void {
  const customer = context.get(servedCustomerContext);
  if ((form.get('customerId') ?? '') === (customer?.customerId ?? '')) return;
  queueNotice(
    context,
    customer
      ? { key: 'sell.switched', values: { email: customer.email }, tone: 'warning' }
      : { key: 'sell.ended', tone: 'warning' },
  );
  throw redirect(pathIn(context, '/cart'), 303);
}
