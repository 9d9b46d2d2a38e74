export { loadProductPage } from './product-page.server.ts';
