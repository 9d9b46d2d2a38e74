export { handleQuickOrder, loadQuickOrder, orderLines, type QuickOrderResult } from './quick-order.server.ts';
export { linesOfForm, readOrderLines } from './read-order-lines.ts';
