import { PaymentStep } from '../features/checkout/index.ts';

export { loadPaymentStep as loader, handleCardAnswer as action } from '../features/checkout/index.server.ts';

export default PaymentStep;
