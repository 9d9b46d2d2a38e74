import { CartPage } from '../features/cart/index.ts';

export { loadCart as loader, handleCartForm as action } from '../features/cart/index.server.ts';

export default CartPage;
