import { OrderDetailsPage } from '../features/orders/index.ts';

export { handleOrderForm as action, loadOrderDetails as loader } from '../features/orders/index.server.ts';

export default OrderDetailsPage;
