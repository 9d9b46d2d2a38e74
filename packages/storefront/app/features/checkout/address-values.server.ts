import type { Cart } from '@basin/sdk';
import type { RouterContextProvider } from 'react-router';
import { addressValues } from '../../shell/forms/address-values.ts';
import type { FieldName } from '../../shell/forms/fields.ts';
import { initialCountry } from '../../shell/forms/address.ts';
import { servedCustomerContext } from '../../shell/request-context.server.ts';
import { accountOf } from '../../shell/sdk/nouns.server.ts';

type Values = Partial<Record<FieldName, string>>;

/**
 * Returns the values that prefill the form: the cart's address, else the customer's default address, else their
 * profile. For an associate's customer only the name.
 */
export async function knownAddress(context: Readonly<RouterContextProvider>, cart: Cart): Promise<Values> {
  if (cart.address?.line1) return { ...addressValues(cart.address), ...emailValue(cart.email) };
  const served = context.get(servedCustomerContext);
  if (served) {
    const { firstName, lastName, email } = served;
    return { country: initialCountry, firstName, lastName, ...emailValue(cart.email ?? email) };
  }
  const customer = await accountOf(context).profile();
  if (!customer) return { country: initialCountry, ...emailValue(cart.email) };
  const { addresses, profileAddress, companyName: company, email, firstName, lastName } = customer;
  const ofProfile = { country: initialCountry, ...profileAddress, company };
  const own = addresses.find(({ isDefault }) => isDefault) ?? ofProfile;
  return { firstName, lastName, ...addressValues(own), ...emailValue(cart.email ?? email) };
}

const emailValue = (email: string | null): Values => (email === null ? {} : { email });
