import { useEffect } from 'react';

/**
 * What is open over the page, each as a class of the body. Menus and the cart preview name their class in `data-flag`.
 *
 * @see catalogue spec §4
 */
export type UiFlag =
  | 'menu-open'
  | 'region-menu-open'
  | 'auth-menu-open'
  | 'preview-cart-shown'
  | 'toast-visible'
  | 'half-compare'
  | 'full-compare'
  | 'modal-open';

/** The classes that a modal adds besides its own flag and removes when it closes. */
const modalClasses = ['compare-open', 'scroll-lock', 'modal-open'];

/** Sets or clears a flag. */
export const setUiFlag = (flag: UiFlag, isOn: boolean): void => void document.body.classList.toggle(flag, isOn);

/** Tracks what opens and closes. A modal makes the comparison bar small while it is open. */
export function useUiFlags(): void {
  useEffect(() => {
    markKeySource(true);
    const follow = ({ target, newState }: ToggleEvent) => {
      if (target instanceof HTMLElement) mark(target, newState === 'open');
    };
    addEventListener('toggle', follow, true); // toggle events do not bubble
    // includes popovers that were opened before hydration
    for (const menu of document.querySelectorAll<HTMLElement>('[data-flag]:popover-open')) mark(menu, true);
    return () => removeEventListener('toggle', follow, true);
  }, []);
}

function mark({ dataset: { flag } }: HTMLElement, isOpen: boolean): void {
  if (flag === undefined) return;
  setUiFlag(flag as UiFlag, isOpen);
  if (flag === 'modal-open') followModal(isOpen);
  if (flag === 'preview-cart-shown') markKeySource(!isOpen);
}

function followModal(isOpen: boolean): void {
  for (const name of modalClasses) document.body.classList.toggle(name, isOpen);
  setUiFlag('half-compare', isOpen);
  setUiFlag('full-compare', !isOpen);
}

/** Marks whether the page receives keys. Esc closes its popovers only while the cart preview does not handle it. */
function markKeySource(isPage: boolean): void {
  if (isPage) document.body.dataset.keySource = 'page';
  else delete document.body.dataset.keySource;
}

/** Whether the page receives keys. */
export const isPageKeySource = (): boolean => document.body.dataset.keySource === 'page';
