import type { Context } from '../context.ts';
import { hasPersonalPartContext, shopperContext } from '../request-context.server.ts';
import { accountOf } from '../sdk/nouns.server.ts';
import { addressValues } from './address-values.ts';
import type { SentForm } from './read-form.ts';

/** Returns the customer's name, e-mail address and default postal address, which prefill a form; a guest's are empty. */
export async function customerValues(context: Context): Promise<SentForm['values']> {
  if (!context.get(shopperContext).isSignedIn) return {};
  context.set(hasPersonalPartContext, true); // customers do not share this page
  const customer = await accountOf(context).profile();
  if (!customer) return {};
  const { email, firstName, lastName, addresses } = customer;
  const address = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  return { ...(address && addressValues(address)), firstName, lastName, email };
}
