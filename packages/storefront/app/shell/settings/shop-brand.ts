/** The shop's own brand, for calls that require one. */
export const shopBrand = 'basin';
