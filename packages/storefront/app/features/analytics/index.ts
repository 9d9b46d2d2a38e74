export { AnalyticsOnConsent } from './AnalyticsOnConsent.tsx';
export { ConsentNotice } from './ConsentNotice.tsx';
export { PrivacyChoicesPage } from './PrivacyChoicesPage.tsx';
