import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

/** Returns a function that calls `callback` with the latest text once typing has paused for `delayMs`. */
export function useDebounced(callback: ((text: string) => void) | undefined, delayMs: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => callback?.(text), delayMs);
  };
}

/**
 * Tracks the active suggestion and whether the list is open, with the keys of the ARIA Authoring Practices.
 * The active suggestion is identified by its value, so it stays the same when the suggestions change.
 */
export function useCombobox(values: readonly string[], choose: (index: number) => void) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const at = active === undefined ? -1 : values.indexOf(active);
  const shown = open && values.length > 0;
  const close = () => {
    setOpen(false);
    setActive(undefined);
  };
  const step = (by: 1 | -1) => {
    // One position more than there are values: the text field itself.
    const places = values.length + 1;
    setActive(values[((at + 1 + by + places) % places) - 1]);
    setOpen(true);
  };
  const pick = (index: number) => {
    choose(index);
    close();
  };
  const keys: Record<string, (() => void) | undefined> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Escape: shown ? close : undefined,
    Enter: shown && at >= 0 ? () => pick(at) : undefined,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const act = keys[event.key];
    if (act) event.preventDefault();
    else if (event.key === 'Enter') close(); // the form is submitted
    act?.();
  };
  return { shown, at, close, pick, openList: () => setOpen(true), onKeyDown };
}
