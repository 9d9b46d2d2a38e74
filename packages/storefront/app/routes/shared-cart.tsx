import { SharedCartPage } from '../features/cart/index.ts';

export { loadSharedCart as loader, addSharedCart as action } from '../features/cart/index.server.ts';

export default SharedCartPage;
