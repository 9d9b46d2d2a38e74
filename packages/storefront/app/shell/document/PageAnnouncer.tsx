import { VisuallyHidden } from '@basin/react-ui';
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * After a client-side navigation: closes popovers, moves focus and announces the title. Focus moves to the start of the
 * page or, on the way back, to the link to the page just left, so that it is where the shopper was.
 */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const hasGoneBack = useNavigationType() === NavigationType.Pop;
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef(pathname);
  useEffect(() => {
    const left = shown.current;
    if (left === pathname) return;
    shown.current = pathname;
    for (const panel of document.querySelectorAll<HTMLElement>(':popover-open')) panel.hidePopover();
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
    focusBeginning();
    if (hasGoneBack) linkTo(left)?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [pathname, hasGoneBack]);
  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>;
}

/** Focuses the page's main control, such as a search field, or else its heading. */
function focusBeginning(): void {
  const first = document.querySelector<HTMLElement>('main [data-first-focus]');
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!first) heading?.setAttribute('tabindex', '-1');
  (first ?? heading)?.focus({ preventScroll: true });
}

const linkTo = (path: string) =>
  document.querySelector<HTMLElement>(`main a[href="${path}"], main a[href^="${path}?"]`);
