export { redirectHome as loader } from '../features/identity/index.server.ts';
export { sendInvoice as action } from '../features/orders/index.server.ts';
