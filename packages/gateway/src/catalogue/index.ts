export { claim } from './claims.ts';
export {
  type CustomerGroupReference,
  customerGroupOf,
  customerGroupReference,
  expectOwnGroup,
} from './customer-group.ts';
export { documentAddress } from './document-address.ts';
export { type Offer, findOffers } from './offers.ts';
export { priceOf, unsoldReasonOf } from './price-of.ts';
export {
  type Attribute,
  type BundleItem,
  type Dimension,
  type Price,
  type Product,
  type Stock,
  type Variant,
  customerGroups,
  priceLineSchema,
  productSchema,
  skuSchema,
  stockSchema,
} from './product.ts';
export { specificationsOf } from './specifications.ts';
export { nextRevision, storeProducts } from './store-products.ts';
