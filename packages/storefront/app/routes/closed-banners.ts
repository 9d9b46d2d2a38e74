export { redirectHome as loader } from '../features/identity/index.server.ts';
export { closeBanner as action } from '../features/banners/index.server.ts';
