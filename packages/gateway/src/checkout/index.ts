export { commonBrandOf } from './receipt.ts';
export { refundPayment } from './refund-payment.ts';
