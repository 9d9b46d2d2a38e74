import { VisuallyHidden } from '@basin/react-ui';
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * After a client-side navigation: closes popovers, moves focus and announces the title. Focus moves to the start of the
 * page or, on the way back, to the link to the page just left, so that it is where the shopper was.
 */
export function PageAnnouncer() {
  const { pathname, key } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef({ pathname, idx: 0 });
  useEffect(() => {
    const left = shown.current;
    // the router's number of the page in the tab; a place that the browser opened itself, such as #content, has none
    const idx = (history.state as { readonly idx: number } | null)?.idx ?? 0;
    shown.current = { pathname, idx };
    if (left.pathname === pathname) return;
    for (const panel of document.querySelectorAll<HTMLElement>(':popover-open')) panel.hidePopover();
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
    focusBeginning();
    // equal when Back was pressed before the page left had opened, or a link before Back had
    if (isPop && idx <= left.idx) linkTo(left.pathname)?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [pathname, key, isPop]);
  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>;
}

/** Focuses the page's main control, such as a search field, or else its heading. */
function focusBeginning(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  (document.querySelector<HTMLElement>('main [data-first-focus]') ?? heading)?.focus({ preventScroll: true });
}

const linkTo = (path: string) =>
  document.querySelector<HTMLElement>(`main a[href="${path}"], main a[href^="${path}?"]`);
