import { AnalyticsOnConsent } from '../features/analytics/index.ts';
import { CartPreviewOnDemand } from '../features/cart/index.ts';
import { CompareBarOnDemand } from '../features/compare/index.ts';
import { AuthHash, InactivityWatch } from '../features/identity/index.ts';
import { NewsletterHash, NewsletterPopup } from '../features/newsletter/index.ts';
import { ScrollAids } from '../features/scrolling/index.ts';
import { NavigationProgress } from '../shell/document/NavigationProgress.tsx';
import { ReloadOnBack } from '../shell/document/ReloadOnBack.tsx';

/** What may come over a page, fetched once the page is alive. */
export default function Overlays() {
  return (
    <>
      <NavigationProgress />
      <CompareBarOnDemand />
      <CartPreviewOnDemand />
      <AuthHash />
      <NewsletterHash />
      <NewsletterPopup />
      <InactivityWatch />
      <AnalyticsOnConsent />
      <ScrollAids />
      <ReloadOnBack />
    </>
  );
}
