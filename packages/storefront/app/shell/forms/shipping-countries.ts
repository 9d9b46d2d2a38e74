/** The countries that orders ship to. */
export const shippingCountries = ['US', 'CA'] as const;
export type ShippingCountry = (typeof shippingCountries)[number];
