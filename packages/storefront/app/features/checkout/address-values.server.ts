import { nullOn, type CartAction } from '@basin/sdk';
import type { Cart } from '@basin/sdk/contract';
import type { RouterContextProvider } from 'react-router';
import { addressFrom, addressValues } from '../../shell/forms/address-values.ts';
import type { FieldName } from '../../shell/forms/fields.ts';
import { sdkContext, shopperContext } from '../../shell/request-context.server.ts';

type Values = Partial<Record<FieldName, string>>;
type ShippingAddress = NonNullable<Extract<CartAction, { action: 'setShippingAddress' }>['address']>;
type KnownAddress = Partial<Record<Exclude<keyof ShippingAddress, 'id' | 'key'>, string | undefined>>;

/** What names an address among others. */
interface AddressMarks {
  readonly id?: string | undefined;
  readonly key?: string | undefined;
}

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
  { id: _, key: _key, email: _email, ...address }: KnownAddress & AddressMarks,
  email: string | undefined,
): Values {
  return { ...addressValues(address), ...(email !== undefined && { email }) };
}

/** The address that a valid form holds, with its e-mail address. */
export function shippingAddressFrom({ email, ...values }: Values): ShippingAddress {
  return { ...addressFrom(values), ...(email !== undefined && { email }) };
}
