/** A place of a customer; the one labelled `Profile` is his business address. */
export interface CustomerAddress {
  id: string;
  key?: string;
  country: string;
  postalCode: string;
  state?: string;
  city?: string;
  streetName?: string;
  streetNumber?: string;
  additionalStreetInfo?: string;
  firstName?: string;
  lastName?: string;
  company?: string;
  phone?: string;
  email?: string;
  label?: string;
}

/** What is kept of a customer beside his e-mail, memberships and version. */
export interface CustomerDocument {
  firstName: string;
  lastName: string;
  accountType: 'homeowner' | 'professional' | 'trade';
  companyName?: string;
  phone?: string;
  locale?: string;
  businessType?: string;
  businessSubType?: string;
  newsletterOptIn: boolean;
  addresses: CustomerAddress[];
  defaultShippingAddressId?: string;
}
