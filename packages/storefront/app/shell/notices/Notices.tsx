import { Notice } from '@basin/react-ui';
import type { SessionNotice } from '../session/shop-session.ts';
import { useLanguage } from '../texts/TextsProvider.tsx';

/** What the step before left to be said, announced with the page. */
export function Notices({ notices }: { readonly notices: readonly SessionNotice[] }) {
  const { t } = useLanguage();
  return notices.map(({ key, values, tone }, index) => (
    <Notice key={`${key} ${index}`} tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      {t(key, values)}
    </Notice>
  ));
}
