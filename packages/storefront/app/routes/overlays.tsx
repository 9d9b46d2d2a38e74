import { AnalyticsOnConsent } from '../features/analytics/index.ts';
import { CartPreviewOnDemand } from '../features/cart/index.ts';
import { CompareBarOnDemand } from '../features/compare/index.ts';
import { AuthHash, InactivityWatch } from '../features/identity/index.ts';
import { NewsletterHash, NewsletterPopup } from '../features/newsletter/index.ts';
import { ScrollAids } from '../features/scrolling/index.ts';
import { ConnectionWatch } from '../shell/document/ConnectionWatch.tsx';
import { NavigationProgress } from '../shell/document/NavigationProgress.tsx';
import { ReloadOnBack } from '../shell/document/ReloadOnBack.tsx';

/** Everything that can open over a page, loaded after hydration. */
export default function Overlays() {
  return (
    <>
      <NavigationProgress />
      <ConnectionWatch />
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
