import { PrivacyChoicesPage } from '../features/analytics/index.ts';

export { loadPrivacyChoices as loader, saveConsentChoice as action } from '../features/analytics/index.server.ts';

export default PrivacyChoicesPage;
