import { OrderStatusPage } from '../features/orders/index.ts';

export { loadOrderStatus as loader, handleOrderLookup as action } from '../features/orders/index.server.ts';

export default OrderStatusPage;
