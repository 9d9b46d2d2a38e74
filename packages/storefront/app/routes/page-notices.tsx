import { ConsentNotice } from '../features/analytics/index.ts';
import { CustomerBanner } from '../features/associate/index.ts';
import { SiteBanners } from '../features/banners/index.ts';
import { PreviewBanner } from '../features/preview/index.ts';

/** The notices above the header: the associate's customer, site banners, the preview and the consent request. */
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
