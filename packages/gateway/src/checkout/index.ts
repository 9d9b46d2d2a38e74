export { commonBrandOf, wordsOf } from './receipt.ts';
export { refundPayment } from './refund-payment.ts';
