export { redirectHome as loader } from '../features/identity/index.server.ts';
export { sendDocuments as action } from '../features/product/index.server.ts';
