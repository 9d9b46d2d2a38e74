import type { CartView } from './cart-view.ts';

/** Something that a shopper puts into their cart. */
export interface PreviewedAddition {
  readonly name: string;
  /** The cart with it; none before the server has answered. */
  readonly cart?: CartView;
}

type Listener = (addition: PreviewedAddition | undefined) => void;

const listeners = new Set<Listener>();
let missed: PreviewedAddition | undefined;

/** Shows the preview of the cart with what is added to it; `undefined` takes it away, since nothing was added. */
export function previewCart(addition: PreviewedAddition | undefined): void {
  if (listeners.size === 0) missed = addition;
  for (const listener of listeners) listener(addition);
}

/** Calls back with each addition, also with one that came before; returns what ends that. */
export function subscribeToPreview(onAddition: Listener): () => void {
  listeners.add(onAddition);
  if (missed !== undefined) onAddition(missed);
  missed = undefined;
  return () => void listeners.delete(onAddition);
}
