import { PaymentStep } from '../features/checkout/index.ts';

export { loadPaymentStep as loader, handlePayment as action } from '../features/checkout/index.server.ts';

export default PaymentStep;
