import type { CartView } from './cart-view.ts';

/** An item that a shopper adds to the cart. */
export interface PreviewedAddition {
  readonly name: string;
  /** The cart with the item; absent until the server has responded. */
  readonly cart?: CartView;
  /** How the quantity was reduced. */
  readonly message?: string | undefined;
}

type Listener = (addition: PreviewedAddition | undefined) => void;

const listeners = new Set<Listener>();
let missed: PreviewedAddition | undefined;

/** Shows the cart preview with the addition. `undefined` closes it when nothing was added. */
export function previewCart(addition: PreviewedAddition | undefined): void {
  if (listeners.size === 0) missed = addition;
  for (const listener of listeners) listener(addition);
}

/** Calls back with each addition, including an earlier one. Returns the unsubscribe function. */
export function subscribeToPreview(onAddition: Listener): () => void {
  listeners.add(onAddition);
  if (missed !== undefined) onAddition(missed);
  missed = undefined;
  return () => void listeners.delete(onAddition);
}
