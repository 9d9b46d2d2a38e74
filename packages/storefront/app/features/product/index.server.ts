export { loadProduct } from './load-product.server.ts';
export { loadProductPage } from './product-page.server.ts';
