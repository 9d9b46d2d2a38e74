export { canonicalEmail } from './canonical-email.ts';
export { type EmailDraft, postEmail, postToUnverified } from './email.ts';
export { outboxEmail, outboxPage } from './outbox-page.ts';
