export { OrderOutcomes } from './OrderOutcomes.tsx';
export { QuickOrderPage } from './QuickOrderPage.tsx';
