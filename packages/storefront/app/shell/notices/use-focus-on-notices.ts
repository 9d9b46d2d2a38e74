import { useEffect, useRef } from 'react';
import type { SessionNotice } from '../session/shop-session.ts';

/** Focuses the element of notices when new ones appear: on a phone they may be far above the button that was pressed. */
export function useFocusOnNotices<Target extends HTMLElement>(notices: readonly SessionNotice[]) {
  const element = useRef<Target>(null);
  const shown = useRef(notices);
  useEffect(() => {
    if (notices !== shown.current && notices.length > 0) element.current?.focus();
    shown.current = notices;
  }, [notices]);
  return element;
}
