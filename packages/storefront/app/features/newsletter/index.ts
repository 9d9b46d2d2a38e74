export { NewsletterHash } from './NewsletterHash.tsx';
export { NewsletterPage } from './NewsletterPage.tsx';
export { NewsletterPopup } from './NewsletterPopup.tsx';
