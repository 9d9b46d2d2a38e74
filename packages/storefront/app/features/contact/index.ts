export { ContactPage } from './ContactPage.tsx';
