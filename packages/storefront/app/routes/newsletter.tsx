import { NewsletterPage } from '../features/newsletter/index.ts';

export { subscribe as action } from '../features/newsletter/index.server.ts';

export default NewsletterPage;
