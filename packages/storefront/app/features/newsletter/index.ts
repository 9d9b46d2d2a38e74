export { NewsletterHash } from './NewsletterHash.tsx';
