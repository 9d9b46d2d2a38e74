export type { ProductIdentity, ServicePart } from './back-order.ts';
export type { NumberedProduct } from './by-number.ts';
export type { ComparedProducts, ComparedRow } from './compare-products.ts';
export { fieldOfFilter, filterOfField, type ProductFilters } from './filter-fields.ts';
export type { BuyableProduct, ChooseParts } from './find-buyable.ts';
export type { ChooseFinish, ProductsCalls } from './get-product.ts';
export type { AddressedProduct } from './list-addresses.ts';
export type { DocumentedProduct, ListDocuments, ListedDocuments } from './list-documents.ts';
export {
  productSorts,
  type FacetValue,
  type ListedProducts,
  type ListProducts,
  type PriceSpread,
  type ProductFacet,
  type ProductSort,
} from './list-products.ts';
export {
  cardFrom,
  productBadges,
  type Coverage,
  type Finish,
  type Picture,
  type ProductBadge,
  type ProductCard,
  type ProductKind,
  type StartingPrice,
} from './product-card.ts';
export type {
  Delivery,
  Dimension,
  OfferedFinish,
  ProductDetails,
  ProductStock,
  Sample,
  Specification,
} from './product-details.ts';
export type { BundleItem } from './bundle-items.ts';
export type { ProductFile } from './product-file.ts';
export type { SkuOffer } from './offers-by-sku.ts';
export type { PageQuery } from './product-index.ts';
export { productLinesFrom, type ConfiguredLines, type ProductLine, type ProductLines } from './product-lines.ts';
export type { ProductPrice } from './product-price.ts';
export type { ProductsOptions } from './product-source.ts';
export { createProducts, type Products } from './products.ts';
export type { RequiredPart } from './required-parts.ts';
export type { SkuRestriction } from './restrictions.ts';
export type { ResultsOrder } from './arrange-results.ts';
export {
  foundPageKinds,
  type FoundPage,
  type FoundPageKind,
  type SearchedProducts,
  type SearchProducts,
} from './search-products.ts';
export type { ProductSuggestion, Suggestions } from './suggest-products.ts';
