export { handleContactForm, loadContact } from './contact-page.server.ts';
