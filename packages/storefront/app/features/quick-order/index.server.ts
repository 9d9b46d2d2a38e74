export { handleQuickOrder, loadQuickOrder, orderLines, type QuickOrderAnswer } from './quick-order.server.ts';
export { linesOfForm, readOrderLines } from './read-order-lines.ts';
