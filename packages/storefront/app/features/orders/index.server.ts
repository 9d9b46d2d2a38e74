export { handleOrderForm, loadOrderDetails } from './order-details.server.ts';
export { sendInvoice } from './order-invoice.server.ts';
export { loadOrderHistory } from './order-history.server.ts';
export { handleOrderLookup, loadOrderStatus } from './order-status.server.ts';
