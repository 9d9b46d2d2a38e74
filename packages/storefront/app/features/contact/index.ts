export { ContactPage } from './ContactPage.tsx';
export { LeadPage } from './LeadPage.tsx';
