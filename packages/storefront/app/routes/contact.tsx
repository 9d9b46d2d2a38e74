import { ContactPage } from '../features/contact/index.ts';

export { loadContact as loader, handleContactForm as action } from '../features/contact/index.server.ts';

export default ContactPage;
