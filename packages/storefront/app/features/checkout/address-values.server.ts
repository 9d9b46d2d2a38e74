import type { Cart, Customer, PostalAddress } from '@basin/sdk';
import type { Context } from '../../shell/context.ts';
import { distinctLabel } from '../../shell/address/distinct-label.ts';
import { addressValues } from '../../shell/forms/address-values.ts';
import type { FieldName } from '../../shell/forms/fields.ts';
import { initialCountry } from '../../shell/forms/address.ts';
import { servedCustomerContext } from '../../shell/request-context.server.ts';
import { accountOf } from '../../shell/sdk/nouns.server.ts';

type Values = Partial<Record<FieldName, string>>;

/** A saved address that the form offers. */
export interface OfferedAddress {
  readonly id: string;
  readonly label: string;
  /** Whether the form is filled with it. */
  readonly isChosen: boolean;
}

/** The values that prefill the form, and the saved addresses to choose from. */
export interface KnownAddresses {
  readonly values: Values;
  readonly offered: readonly OfferedAddress[];
}

/**
 * Returns the values that prefill the form: the chosen saved address, else the cart's address, else the customer's
 * default address, else their profile. For an associate's customer only the name.
 */
export async function knownAddresses(context: Context, cart: Cart, chosenId: string | null): Promise<KnownAddresses> {
  const inCart = cart.address?.line1 ? addressValues(cart.address) : undefined;
  const served = context.get(servedCustomerContext);
  if (served) return { values: withEmail(inCart ?? namesOf(served), cart.email ?? served.email), offered: [] };
  const customer = await accountOf(context).profile();
  if (!customer) return { values: withEmail(inCart ?? { country: initialCountry }, cart.email), offered: [] };
  const { addresses, email } = customer;
  const chosen = addresses.find(({ id }) => id === chosenId);
  const usual = inCart ?? valuesOf(customer, addresses.find(({ isDefault }) => isDefault) ?? profileOf(customer));
  const values = chosen ? valuesOf(customer, chosen) : usual;
  const filled = chosen ?? addresses.find((address) => hasValues(values, addressValues(address)));
  return {
    values: withEmail(values, cart.email ?? email),
    offered: addresses.map((address) => ({
      id: address.id,
      label: distinctLabel(address, addresses),
      isChosen: address.id === filled?.id,
    })),
  };
}

const hasValues = (values: Values, wanted: Values): boolean =>
  Object.entries(wanted).every(([name, value]) => values[name as FieldName] === value);

type Names = Pick<Customer, 'firstName' | 'lastName'>;

const namesOf = ({ firstName, lastName }: Names): Values => ({ country: initialCountry, firstName, lastName });

const profileOf = ({ profileAddress }: Customer) => ({ country: initialCountry, ...profileAddress });

/** The company of a trade customer is that of an address without one. */
const valuesOf = ({ firstName, lastName, companyName }: Customer, address: Partial<PostalAddress>): Values => ({
  firstName,
  lastName,
  ...addressValues({ ...address, company: address.company ?? companyName }),
});

const withEmail = (values: Values, email: string | null): Values => (email === null ? values : { ...values, email });
