type Listener = (name: string) => void;

const listeners = new Set<Listener>();
let missed: string | undefined;

/** Shows the preview of the cart, with the name of what was added to it. */
export function previewCart(name: string): void {
  if (listeners.size === 0) missed = name;
  for (const listener of listeners) listener(name);
}

/** Calls back with each name, also with one that came before; returns what ends that. */
export function subscribeToPreview(onAdded: Listener): () => void {
  listeners.add(onAdded);
  if (missed !== undefined) onAdded(missed);
  missed = undefined;
  return () => void listeners.delete(onAdded);
}
