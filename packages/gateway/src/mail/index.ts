export { canonicalEmail } from './canonical-email.ts';
export { type EmailDraft, queueEmail, queueToUnverified } from './email.ts';
export { maxAttempts } from './send-emails.ts';
export { outboxEmail, outboxPage } from './outbox-page.ts';
