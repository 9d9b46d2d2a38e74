export { ProductRoute } from './ProductRoute.tsx';
