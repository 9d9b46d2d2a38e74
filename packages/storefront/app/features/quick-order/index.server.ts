export { findNumbers } from './find-numbers.server.ts';
export { handleQuickOrder, loadQuickOrder, orderLines, type QuickOrderResult } from './quick-order.server.ts';
export { linesOfForm, type OrderLine, readOrderLines } from './read-order-lines.ts';
