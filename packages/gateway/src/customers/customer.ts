import type { AccountType } from '@basin/domain';

/** A place of a customer; the one labelled `Profile` is their business address. */
export interface CustomerAddress {
  id: string;
  key?: string | undefined;
  country: string;
  postalCode: string;
  state?: string | undefined;
  city?: string | undefined;
  streetName?: string | undefined;
  streetNumber?: string | undefined;
  additionalStreetInfo?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  company?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
  label?: string | undefined;
}

/** Who a company associate says that he is. */
export interface AssociateEntry {
  email: string;
  employeeId?: string | undefined;
  company?: string | undefined;
}

/** What is kept of a customer beside his e-mail, memberships and version. */
export interface CustomerDocument {
  firstName: string;
  lastName: string;
  accountType: AccountType;
  companyName?: string | undefined;
  phone?: string | undefined;
  locale?: string | undefined;
  businessType?: string | undefined;
  businessSubType?: string | undefined;
  newsletterOptIn: boolean;
  associateEntry?: AssociateEntry | undefined;
  addresses: CustomerAddress[];
  defaultShippingAddressId?: string | undefined;
}
