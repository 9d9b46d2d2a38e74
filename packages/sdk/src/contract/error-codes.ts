const cartChanges = [
  'InvalidOperation',
  'ReferencedResourceNotFound',
  'MatchingPriceNotFound',
  'OutOfStock',
  'MissingTaxRateForCountry',
] as const;

/** The codes of a rejected change to lines. Prices, stock and tax are recalculated after each change. */
export const cartChangeCodes: readonly string[] = cartChanges;

/** The codes of a rejected discount code. */
export const discountErrorCodes: readonly string[] = [...cartChanges, 'DiscountCodeNonApplicable'];

/** The codes of a rejected payment or order. */
export const orderErrorCodes: readonly string[] = [
  ...cartChanges,
  'DiscountCodeNonApplicable',
  'PriceChanged',
  'NotSold',
  'ShippingMethodDoesNotMatchCart',
];

/** The code of a password that the identity provider's policy rejects. */
export const passwordPolicyCodes: readonly string[] = ['E0000014'];
