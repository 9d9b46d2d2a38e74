import { OrderDetailsPage } from '../features/orders/index.ts';

export { loadOrderDetails as loader } from '../features/orders/index.server.ts';

export default OrderDetailsPage;
