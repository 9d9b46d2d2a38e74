import { VisuallyHidden } from '@basin/react-ui';
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * After a client-side navigation: closes popovers, moves focus and announces the title. Focus moves to the start of the
 * page or, on the way back, to the link to the page just left, so that it is where the shopper was.
 */
export function PageAnnouncer() {
  const { pathname, key } = useLocation();
  const isInHistory = useNavigationType() === NavigationType.Pop;
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef({ pathname, place: 0 });
  useEffect(() => {
    const left = shown.current;
    const place = placeInHistory();
    shown.current = { pathname, place };
    if (left.pathname === pathname) return;
    for (const panel of document.querySelectorAll<HTMLElement>(':popover-open')) panel.hidePopover();
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
    focusBeginning();
    // equal when Back was pressed before the page left had opened
    if (isInHistory && place <= left.place) linkTo(left.pathname)?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [pathname, key, isInHistory]);
  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>;
}

/** Returns the number of the page among those of the tab, as the router stores it. */
const placeInHistory = (): number => (history.state as { readonly idx?: number } | null)?.idx ?? 0;

/** Focuses the page's main control, such as a search field, or else its heading. */
function focusBeginning(): void {
  const first = document.querySelector<HTMLElement>('main [data-first-focus]');
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!first) heading?.setAttribute('tabindex', '-1');
  (first ?? heading)?.focus({ preventScroll: true });
}

const linkTo = (path: string) =>
  document.querySelector<HTMLElement>(`main a[href="${path}"], main a[href^="${path}?"]`);
