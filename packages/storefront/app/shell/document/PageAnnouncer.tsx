import { VisuallyHidden } from '@basin/react-ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** After a change of page without a load: closes what floats, puts the focus where the page begins and reads the title out. */
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
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announcement}
    </VisuallyHidden>
  );
}

/** On what the page is there for, such as the field of a search, or else on its heading. */
function focusBeginning(): void {
  const first = document.querySelector<HTMLElement>('main [data-first-focus]');
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!first) heading?.setAttribute('tabindex', '-1');
  (first ?? heading)?.focus({ preventScroll: true });
}
