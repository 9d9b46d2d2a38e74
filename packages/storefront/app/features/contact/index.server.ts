export { handleContactForm, loadContact } from './contact-page.server.ts';
export { handleLeadForm, loadLeadPage } from './lead-page.server.ts';
