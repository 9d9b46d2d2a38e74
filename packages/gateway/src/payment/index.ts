export { cardBrandName } from './card-brand.ts';
export { takeCard } from './card-tokens.ts';
export { takeApproval } from './pay-pal-attempts.ts';
