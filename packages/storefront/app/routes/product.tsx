import { ProductRoute } from '../features/product/index.ts';
import { sharedWithGuests } from '../shell/document/shared-page.server.ts';

export { loadProductPage as loader } from '../features/product/index.server.ts';

export const middleware = sharedWithGuests;

export default ProductRoute;
