export { FinancingSlot } from './FinancingSlot.tsx';
