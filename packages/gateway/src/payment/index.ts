export { takeCard } from './card-tokens.ts';
export { takeApproval } from './pay-pal-attempts.ts';
export { paymentText } from './payment-text.ts';
