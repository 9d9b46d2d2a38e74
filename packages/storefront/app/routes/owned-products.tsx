import { OwnedProductsPage } from '../features/registration/index.ts';

export { loadOwnedProducts as loader } from '../features/registration/index.server.ts';

export default OwnedProductsPage;
