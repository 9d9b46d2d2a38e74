import { ConsentNotice } from '../features/analytics/index.ts';
import { PreviewBanner } from '../features/preview/index.ts';

/** What stands over the header of few pages: that drafts are shown, and whether the visitor may be counted. */
export default function PageNotices() {
  return (
    <>
      <PreviewBanner />
      <ConsentNotice />
    </>
  );
}
