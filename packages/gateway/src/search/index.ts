export { collectionSchema } from './search-content.ts';
export { masterVariant } from './product-document.ts';
export { productPrice } from './product-price.ts';
export { queryRulesSchema } from './query-rules.ts';
export { synonymsSchema } from './synonyms.ts';
