import { useEffect } from 'react';

/**
 * What is open over the page, each a class of the body: menus and the preview of the cart say it by `data-flag`, which names the class.
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

/** What a modal puts on the body beside its own flag, and takes away when it closes. */
const ofModal = ['compare-open', 'scroll-lock', 'modal-open'];

/** Switches a flag on or off. */
export const setUiFlag = (flag: UiFlag, isOn: boolean): void => void document.body.classList.toggle(flag, isOn);

/** Follows what opens and closes; a modal makes the bar of the compared products small while it is open. */
export function useUiFlags(): void {
  useEffect(() => {
    markKeySource(true);
    const follow = ({ target, newState }: ToggleEvent) => {
      if (target instanceof HTMLElement) mark(target, newState === 'open');
    };
    addEventListener('toggle', follow, true); // it does not bubble
    // what was opened before the scripts came
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
  for (const name of ofModal) document.body.classList.toggle(name, isOpen);
  setUiFlag('half-compare', isOpen);
  setUiFlag('full-compare', !isOpen);
}

/** The marker says that keys are for the page: Esc closes what floats there only while the preview of the cart does not take it. */
function markKeySource(isPage: boolean): void {
  if (isPage) document.body.dataset.keySource = 'page';
  else delete document.body.dataset.keySource;
}

/** Whether keys are for the page. */
export const hasKeys = (): boolean => document.body.dataset.keySource === 'page';
