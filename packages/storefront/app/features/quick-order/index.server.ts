export { handleQuickOrder, loadQuickOrder } from './quick-order.server.ts';
