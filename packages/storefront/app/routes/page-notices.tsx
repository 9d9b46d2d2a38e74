import { ConsentNotice } from '../features/analytics/index.ts';
import { CustomerBanner } from '../features/associate/index.ts';
import { SiteBanners } from '../features/banners/index.ts';
import { PreviewBanner } from '../features/preview/index.ts';

/** What stands over the header: for whom an associate shops, what editors say, that drafts are shown, and whether the visitor may be counted. */
export default function PageNotices() {
  return (
    <>
      <CustomerBanner />
      <SiteBanners />
      <PreviewBanner />
      <ConsentNotice />
    </>
  );
}
