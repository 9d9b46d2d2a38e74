import { VisuallyHidden } from '@basin/react-ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** After a change of page without a load: closes what floats, puts the focus on the new heading and reads the title out. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    for (const panel of document.querySelectorAll<HTMLElement>(':popover-open')) panel.hidePopover();
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
    focusHeading();
    setAnnouncement(document.title);
  }, [pathname]);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announcement}
    </VisuallyHidden>
  );
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
