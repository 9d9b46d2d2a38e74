import { postalAddressFrom } from '@basin/sdk';
import type { Cart } from '@basin/sdk/contract';
import type { RouterContextProvider } from 'react-router';
import { addressValues } from '../../shell/forms/address-values.ts';
import type { FieldName } from '../../shell/forms/fields.ts';
import { accountOf } from '../../shell/sdk/nouns.server.ts';

type Values = Partial<Record<FieldName, string>>;

/** What the form can be filled with: the cart's address, else the customer's own. */
export async function knownAddress(context: Readonly<RouterContextProvider>, cart: Cart): Promise<Values> {
  const { shippingAddress, customerEmail } = cart;
  if (shippingAddress?.streetName !== undefined)
    return { ...addressValues(postalAddressFrom(shippingAddress)), ...emailValue(customerEmail) };
  const customer = await accountOf(context).profile();
  if (!customer) return { country: 'US', ...emailValue(customerEmail) };
  const { addresses, email, firstName, lastName } = customer;
  const own = addresses.find(({ isDefault }) => isDefault) ?? { country: 'US' };
  return { firstName, lastName, ...addressValues(own), ...emailValue(customerEmail ?? email) };
}

const emailValue = (email: string | undefined): Values => (email === undefined ? {} : { email });
