import { nullOn, type Cart, type CartAction } from '@basin/sdk';
import type { RouterContextProvider } from 'react-router';
import type { FieldName } from '../../shell/forms/fields.ts';
import { sdkContext, shopperContext } from '../../shell/request-context.server.ts';

type Values = Partial<Record<FieldName, string>>;
type ShippingAddress = NonNullable<Extract<CartAction, { action: 'setShippingAddress' }>['address']>;
type KnownAddress = Partial<Record<Exclude<keyof ShippingAddress, 'id' | 'key'>, string | undefined>>;

/** What the form can be filled with: the cart's address, else the customer's own. */
export async function knownAddress(context: Readonly<RouterContextProvider>, cart: Cart): Promise<Values> {
  const { shippingAddress, customerEmail } = cart;
  if (shippingAddress?.streetName !== undefined) return valuesFrom(shippingAddress, customerEmail);
  const { isSignedIn } = context.get(shopperContext);
  const customer = isSignedIn ? await context.get(sdkContext).customer.me().catch(nullOn(404)) : null;
  if (!customer) return valuesFrom({ country: 'US' }, customerEmail);
  const { addresses, defaultShippingAddressId, email, firstName, lastName } = customer;
  const own = addresses.find(({ id }) => id === defaultShippingAddressId);
  return valuesFrom({ country: 'US', firstName, lastName, ...own }, customerEmail ?? email);
}

function valuesFrom(
  { company, email: _, streetNumber, streetName, ...address }: KnownAddress,
  email: string | undefined,
): Values {
  const street = [streetNumber, streetName].filter(Boolean).join(' ');
  const values = { ...address, email, companyName: company, streetName: street };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''));
}

/** The address that a right form holds. */
export function shippingAddressFrom({
  companyName,
  postalCode = '',
  country = '',
  ...values
}: Values): ShippingAddress {
  const { email, firstName, lastName, streetName, additionalStreetInfo, city, state, phone } = values;
  const written = {
    company: companyName,
    email,
    firstName,
    lastName,
    streetName,
    additionalStreetInfo,
    city,
    state,
    phone,
  };
  return {
    postalCode,
    country,
    ...Object.fromEntries(Object.entries(written).filter(([, text]) => text !== undefined)),
  };
}
