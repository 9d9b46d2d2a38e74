import { OrderHistoryPage } from '../features/orders/index.ts';

export { loadOrderHistory as loader } from '../features/orders/index.server.ts';

export default OrderHistoryPage;
