export { masterVariant } from './product-document.ts';
export { productPrice } from './product-price.ts';
