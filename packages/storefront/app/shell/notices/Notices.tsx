import { Notice } from '@basin/react-ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useFocusAfter } from '../document/use-focus-after.ts';
import type { NoticeAction, SessionNotice } from '../session/shop-session.ts';
import { useLanguage } from '../texts/TextsProvider.tsx';
import styles from './Notices.module.css';

interface NoticesProps {
  readonly notices: readonly SessionNotice[];
  /** Whether new notices take the focus in any case: they may be far above the button that was pressed. */
  readonly takesFocus?: boolean;
  /** Renders a notice's button. Only pages with such notices load its script. */
  readonly renderAction?: (action: NoticeAction) => ReactNode;
}

/**
 * The notices of the previous request, announced when they appear. The first one takes the focus when the control that
 * had it has disappeared.
 */
export function Notices({ notices, takesFocus = false, renderAction }: NoticesProps) {
  const { t } = useLanguage();
  const first = useFocusAfter<HTMLDivElement>(notices);
  const [shown, setShown] = useState({ notices, round: 0 });
  if (notices !== shown.notices) setShown({ notices, round: shown.round + 1 });
  useEffect(() => {
    if (takesFocus && shown.round > 0) first.current?.focus();
  }, [takesFocus, shown.round, first]);
  return (
    <div role="status" className={styles.root}>
      {notices.map(({ key, values, tone, action }, index) => (
        <Notice
          key={`${key} ${index} ${shown.round}`} // a new element is announced, also with the same text
          tone={tone}
          role={tone === 'danger' ? 'alert' : undefined}
          ref={index === 0 ? first : undefined}
          tabIndex={-1}
          actions={action && renderAction?.(action)}
        >
          <span>{t(key, values)}</span>
        </Notice>
      ))}
    </div>
  );
}
