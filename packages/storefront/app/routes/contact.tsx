import { ContactPage } from '../features/contact/index.ts';

export { keepTyped as shouldRevalidate } from '../shell/forms/keep-typed.ts';
export { loadContact as loader, handleContactForm as action } from '../features/contact/index.server.ts';

export default ContactPage;
