/** The form fields that locate an address. */
export const placeFields = ['streetName', 'city', 'state', 'postalCode'] as const;

/** The location fields of a suggested address. */
export type PlaceOfAddress = Readonly<Record<(typeof placeFields)[number], string>>;

/** The suggestions for a partly typed address. */
export interface FoundAddresses {
  /** The suggested addresses. */
  readonly addresses: readonly PlaceOfAddress[];
  /** The place of the postal code, or null when it is unknown. */
  readonly place: Pick<PlaceOfAddress, 'city' | 'state'> | null;
}

/** The field with the chosen address: a place as a query string, or `entered`. */
export const chosenAddressField = 'meant';
export const asEntered = 'entered';

/** Formats an address on one line. */
export const addressLine = ({ streetName, city, state, postalCode }: PlaceOfAddress): string =>
  `${streetName}, ${city}, ${state} ${postalCode}`;
