export { loadProduct } from './load-product.server.ts';
export { sendDocuments } from './product-documents.server.ts';
export { loadProductPage } from './product-page.server.ts';
