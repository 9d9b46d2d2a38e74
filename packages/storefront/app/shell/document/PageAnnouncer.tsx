import { VisuallyHidden } from '@basin/react-ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** After a client-side navigation: closes popovers, moves focus to the start of the page and announces its title. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    for (const panel of document.querySelectorAll<HTMLElement>(':popover-open')) panel.hidePopover();
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
    focusBeginning();
    setAnnouncement(document.title);
  }, [pathname]);
  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>;
}

/** Focuses the page's main control, such as a search field, or else its heading. */
function focusBeginning(): void {
  const first = document.querySelector<HTMLElement>('main [data-first-focus]');
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!first) heading?.setAttribute('tabindex', '-1');
  (first ?? heading)?.focus({ preventScroll: true });
}
