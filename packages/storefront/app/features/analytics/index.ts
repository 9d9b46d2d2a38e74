export { AnalyticsOnConsent } from './AnalyticsOnConsent.tsx';
export { ConsentNotice } from './ConsentNoticeOnDemand.tsx';
export { PrivacyChoicesPage } from './PrivacyChoicesPage.tsx';
