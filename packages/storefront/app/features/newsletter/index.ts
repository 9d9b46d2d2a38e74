export { NewsletterHash } from './NewsletterHash.tsx';
export { NewsletterPopup } from './NewsletterPopup.tsx';
