export { OrderOutcomes } from './OrderOutcomes.tsx';
export type { QuickOrderAnswer } from './quick-order.server.ts';
export { QuickOrderPage } from './QuickOrderPage.tsx';
