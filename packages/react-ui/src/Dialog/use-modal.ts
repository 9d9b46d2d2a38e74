import { useEffect } from 'react';
import { useToggle } from '../use-toggle.ts';

/**
 * Opens and closes a dialog as a modal: by `open` when given, otherwise by the page hash that matches its id.
 * Closing removes the hash from the URL.
 */
export function useModal(id: string, open: boolean | undefined, onToggle: (isOpen: boolean) => void) {
  const dialog = useToggle<HTMLDialogElement>(onToggle);
  useEffect(() => {
    if (open !== undefined) toggle(dialog.current, open);
  }, [open]);
  useEffect(() => {
    if (open !== undefined) return undefined;
    const follow = ({ oldURL = '' }: Partial<HashChangeEvent> = {}) => {
      if (isTarget(id)) toggle(dialog.current, true);
      else if (location.hash === '' && oldURL.endsWith(`#${id}`)) toggle(dialog.current, false); // Back
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [id, open]);
  return dialog;
}

/** Removes the dialog's hash from the URL. */
export function leaveHash(id: string) {
  if (isTarget(id)) history.replaceState(history.state, '', location.pathname + location.search);
}

const isTarget = (id: string) => location.hash === `#${id}`;

function toggle(dialog: HTMLDialogElement | null, open: boolean) {
  if (dialog === null || dialog.matches(':modal') === open) return;
  dialog.close(); // a server-rendered `open` is not modal yet
  if (!open) return;
  focusLink();
  dialog.showModal();
  if (getComputedStyle(dialog).display === 'none') dialog.close(); // content blockers hide some; the page would stay inert
}

/** Following a link to a hash takes the focus from the link. Closing the dialog returns it there. */
function focusLink() {
  if (document.activeElement !== document.body || location.hash === '') return;
  [...document.links].find(({ hash }) => hash === location.hash)?.focus({ preventScroll: true });
}
