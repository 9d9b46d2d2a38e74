import { Notice } from '@basin/react-ui';
import type { ReactNode } from 'react';
import type { NoticeAction, SessionNotice } from '../session/shop-session.ts';
import { useLanguage } from '../texts/TextsProvider.tsx';

interface NoticesProps {
  readonly notices: readonly SessionNotice[];
  /** Renders a notice's button. Only pages with such notices load its script. */
  readonly renderAction?: (action: NoticeAction) => ReactNode;
}

/** The notices of the previous request, announced with the page. */
export function Notices({ notices, renderAction }: NoticesProps) {
  const { t } = useLanguage();
  return notices.map(({ key, values, tone, action }, index) => (
    <Notice
      key={`${key} ${index}`}
      tone={tone}
      role={tone === 'danger' ? 'alert' : 'status'}
      actions={action && renderAction?.(action)}
    >
      <span>{t(key, values)}</span>
    </Notice>
  ));
}
