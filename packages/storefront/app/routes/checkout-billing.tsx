import { BillingStep } from '../features/checkout/index.ts';

export { loadBillingStep as loader, handleBillingForm as action } from '../features/checkout/index.server.ts';

export default BillingStep;
