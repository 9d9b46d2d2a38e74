import { ProductRoute } from '../features/product/index.ts';

export { loadProductPage as loader } from '../features/product/index.server.ts';

export default ProductRoute;
