export { cardBrandName } from './card-brand.server.ts';
export { orderPage } from './order-page.server.ts';
export { handleOrderForm, loadOrderDetails } from './order-details.server.ts';
export { sendInvoice } from './order-invoice.server.ts';
export { loadOrderHistory } from './order-history.server.ts';
export { handleOrderLookup, loadOrderStatus } from './order-status.server.ts';
