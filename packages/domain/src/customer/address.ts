/** An address of a customer. @see platform spec §3 */
export interface CustomerAddress {
  readonly id: string;
  readonly postalCode: string;
  readonly country: string;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly streetName?: string | undefined;
  /** The customer's own name for it; `Profile` marks the business address. */
  readonly label?: string | undefined;
  /** A wish to make it the default shipping address. */
  readonly setPrimary?: boolean | undefined;
}

/** A customer as the address and profile rules read it. @see platform spec §3 and catalogue spec §3 */
export interface Customer<Address extends CustomerAddress = CustomerAddress> {
  readonly version: number;
  readonly addresses: readonly Address[];
  readonly defaultShippingAddressId?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly companyName?: string | undefined;
  /** Of a trade customer. */
  readonly businessType?: string | undefined;
  /** Of a trade customer. */
  readonly businessSubType?: string | undefined;
}

/** Label of the business address. @see platform spec §3 */
export const profileLabel = 'Profile';
