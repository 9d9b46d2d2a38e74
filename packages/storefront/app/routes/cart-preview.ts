export { loadCartPreview as loader } from '../features/cart/index.server.ts';
