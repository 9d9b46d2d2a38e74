export { OrderOutcomes } from './OrderOutcomes.tsx';
export type { QuickOrderResult } from './quick-order.server.ts';
export { QuickOrderPage } from './QuickOrderPage.tsx';
