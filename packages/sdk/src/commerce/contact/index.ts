export {
  createContact,
  type CaseRequest,
  type Contact,
  type ContactNounCalls,
  type ContactOptions,
  type NewsletterSubscription,
  type OpenedCase,
} from './contact.ts';
export { contact } from './noun.ts';
