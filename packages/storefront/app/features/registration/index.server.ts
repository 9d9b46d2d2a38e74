export { loadOwnedProducts } from './owned-products.server.ts';
export { handleRegistration, loadModelNumbers, loadRegistration } from './registration-form.server.ts';
