export { commonBrandOf, lineWordsOf } from './receipt.ts';
export { refundPayment } from './refund-payment.ts';
