/** The fields of a form that say where an address is. */
export const placeFields = ['streetName', 'city', 'state', 'postalCode'] as const;

/** Where an address is, as it may be meant. */
export type PlaceOfAddress = Readonly<Record<(typeof placeFields)[number], string>>;

/** What the shop makes of an address that is being typed. */
export interface FoundAddresses {
  /** Addresses that may be meant. */
  readonly addresses: readonly PlaceOfAddress[];
  /** Where the postal code is; null when it is not known. */
  readonly place: Pick<PlaceOfAddress, 'city' | 'state'> | null;
}

/** The field with which a form says which address is meant: a place as a query, or `entered`. */
export const meantField = 'meant';
export const asEntered = 'entered';

/** An address in one line. */
export const addressLine = ({ streetName, city, state, postalCode }: PlaceOfAddress): string =>
  `${streetName}, ${city}, ${state} ${postalCode}`;
