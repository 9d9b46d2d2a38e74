import { Notice } from '@basin/react-ui';
import type { ReactNode } from 'react';
import type { NoticeAnswer, SessionNotice } from '../session/shop-session.ts';
import { useLanguage } from '../texts/TextsProvider.tsx';

interface NoticesProps {
  readonly notices: readonly SessionNotice[];
  /** Shows the button of a notice; only pages whose notices have one load its script. */
  readonly renderAnswer?: (answer: NoticeAnswer) => ReactNode;
}

/** What the step before left to be said, announced with the page. */
export function Notices({ notices, renderAnswer }: NoticesProps) {
  const { t } = useLanguage();
  return notices.map(({ key, values, tone, answer }, index) => (
    <Notice
      key={`${key} ${index}`}
      tone={tone}
      role={tone === 'danger' ? 'alert' : 'status'}
      actions={answer && renderAnswer?.(answer)}
    >
      <span>{t(key, values)}</span>
    </Notice>
  ));
}
