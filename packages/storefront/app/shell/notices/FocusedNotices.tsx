import { useEffect, useRef } from 'react';
import type { SessionNotice } from '../session/shop-session.ts';
import { Notices } from './Notices.tsx';

/** Notices that take the focus when new ones appear: on a phone they may be far above the button that was pressed. */
export function FocusedNotices({ notices }: { readonly notices: readonly SessionNotice[] }) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(notices);
  useEffect(() => {
    if (notices !== shown.current) element.current?.focus();
    shown.current = notices;
  }, [notices]);
  return notices.length > 0 ? (
    <div ref={element} tabIndex={-1}>
      <Notices notices={notices} />
    </div>
  ) : null;
}
