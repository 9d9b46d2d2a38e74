import type { Cart } from '@basin/sdk';
import type { RouterContextProvider } from 'react-router';
import { addressValues } from '../../shell/forms/address-values.ts';
import type { FieldName } from '../../shell/forms/fields.ts';
import { usualCountry } from '../../shell/forms/address.ts';
import { servedCustomerContext } from '../../shell/request-context.server.ts';
import { accountOf } from '../../shell/sdk/nouns.server.ts';

type Values = Partial<Record<FieldName, string>>;

/** What the form can be filled with: the cart's address, else the customer's own, or what their profile says; of an associate's customer only their name. */
export async function knownAddress(context: Readonly<RouterContextProvider>, cart: Cart): Promise<Values> {
  if (cart.address?.line1) return { ...addressValues(cart.address), ...emailValue(cart.email) };
  const served = context.get(servedCustomerContext);
  if (served) {
    const { firstName, lastName, email } = served;
    return { country: usualCountry, firstName, lastName, ...emailValue(cart.email ?? email) };
  }
  const customer = await accountOf(context).profile();
  if (!customer) return { country: usualCountry, ...emailValue(cart.email) };
  const { addresses, profileAddress, companyName: company, email, firstName, lastName } = customer;
  const ofProfile = { country: usualCountry, ...profileAddress, company };
  const own = addresses.find(({ isDefault }) => isDefault) ?? ofProfile;
  return { firstName, lastName, ...addressValues(own), ...emailValue(cart.email ?? email) };
}

const emailValue = (email: string | null): Values => (email === null ? {} : { email });
