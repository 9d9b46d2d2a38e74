import { nullOn, postalAddressFrom } from '@basin/sdk';
import type { Cart } from '@basin/sdk/contract';
import type { RouterContextProvider } from 'react-router';
import { addressValues } from '../../shell/forms/address-values.ts';
import type { FieldName } from '../../shell/forms/fields.ts';
import { sdkContext, shopperContext } from '../../shell/request-context.server.ts';

type Values = Partial<Record<FieldName, string>>;

/** What the form can be filled with: the cart's address, else the customer's own. */
export async function knownAddress(context: Readonly<RouterContextProvider>, cart: Cart): Promise<Values> {
  const { shippingAddress, customerEmail } = cart;
  if (shippingAddress?.streetName !== undefined)
    return { ...addressValues(postalAddressFrom(shippingAddress)), ...emailValue(customerEmail) };
  const { isSignedIn } = context.get(shopperContext);
  const customer = isSignedIn ? await context.get(sdkContext).customer.me().catch(nullOn(404)) : null;
  if (!customer) return { country: 'US', ...emailValue(customerEmail) };
  const { addresses, defaultShippingAddressId, email, firstName, lastName } = customer;
  const own = addresses.find(({ id }) => id === defaultShippingAddressId);
  const address = postalAddressFrom({ country: 'US', firstName, lastName, ...own });
  return { ...addressValues(address), ...emailValue(customerEmail ?? email) };
}

const emailValue = (email: string | undefined): Values => (email === undefined ? {} : { email });
