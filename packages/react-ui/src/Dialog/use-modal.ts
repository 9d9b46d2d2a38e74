import { useEffect, useRef } from 'react';
import { useStable } from '../use-stable.ts';

/**
 * Opens and closes a dialog as a modal: by `open` when that is given, else by the page hash that names its id.
 * Closing takes the hash out of the address again. React hears no `toggle` of a dialog that a server rendered, hence
 * the listener of its own.
 */
export function useModal(id: string, open: boolean | undefined, onToggle: (isOpen: boolean) => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const tell = useStable((event: ToggleEvent) => onToggle(event.newState === 'open'));
  useEffect(() => {
    const element = dialog.current;
    element?.addEventListener('toggle', tell);
    return () => element?.removeEventListener('toggle', tell);
  }, [tell]);
  useEffect(() => {
    if (open !== undefined) toggle(dialog.current, open);
  }, [open]);
  useEffect(() => {
    if (open !== undefined) return undefined;
    const follow = () => {
      if (isTarget(id)) toggle(dialog.current, true);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [id, open]);
  return dialog;
}

/** Takes the dialog's hash out of the address. */
export function leaveHash(id: string) {
  if (isTarget(id)) history.replaceState(history.state, '', location.pathname + location.search);
}

const isTarget = (id: string) => location.hash === `#${id}`;

function toggle(dialog: HTMLDialogElement | null, open: boolean) {
  if (dialog === null || dialog.matches(':modal') === open) return;
  dialog.close(); // server-rendered `open` is not modal yet
  if (open) dialog.showModal();
}
