export { brandOfAll } from './receipt.ts';
export { refundPayment } from './refund-payment.ts';
