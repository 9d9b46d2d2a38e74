/** Where orders go to. */
export const shippingCountries = ['US', 'CA'] as const;
export type ShippingCountry = (typeof shippingCountries)[number];
