'use client';

import { useEffect, type ReactNode } from 'react';
import { AnchorContext, renderPlain, type RenderAnchor } from './Anchor.tsx';

export interface LinkProviderProps {
  /** Renders each link of the kit, for example with the router's own component; receives the props of an `a`. */
  render?: RenderAnchor | undefined;
  /**
   * Called with path, query and hash when a link to the application's own origin is pressed. The browser follows the link unless
   * `event.preventDefault()` is called. One listener serves all links, which costs far less than a component for each.
   */
  onNavigate?: ((address: string, event: MouseEvent) => void) | undefined;
  /** Called with the URL of such a link when it is touched, hovered or focused for a moment, so that its page can be prefetched. */
  onIntent?: ((address: string) => void) | undefined;
  children: ReactNode;
}

/** Lets the application's router follow or render the kit's links. Without it, and in server components, they are plain anchors. */
export function LinkProvider({ render = renderPlain, onNavigate, onIntent, children }: LinkProviderProps): ReactNode {
  useEffect(() => onNavigate && followPresses(onNavigate), [onNavigate]);
  useEffect(() => onIntent && followIntent(onIntent), [onIntent]);
  return AnchorContext ? <AnchorContext.Provider value={render}>{children}</AnchorContext.Provider> : children;
}

function followPresses(onNavigate: (address: string, event: MouseEvent) => void): () => void {
  const follow = (event: MouseEvent) => {
    const { defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    const address = addressOf(event);
    if (address !== undefined) onNavigate(address, event);
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}

const intentMs = 100;
const signs = ['pointerover', 'focusin', 'touchstart'] as const;

function followIntent(onIntent: (address: string) => void): () => void {
  let timer: number | undefined;
  const consider = (event: Event) => {
    clearTimeout(timer);
    const address = addressOf(event);
    if (address !== undefined)
      timer = window.setTimeout(() => onIntent(address), event.type === 'touchstart' ? 0 : intentMs);
  };
  for (const sign of signs) document.addEventListener(sign, consider, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const sign of signs) document.removeEventListener(sign, consider);
  };
}

/** Returns the URL of the link of an event, unless it opens a file, another language, another window or a hash on the page. */
function addressOf({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.target !== '' || link.hasAttribute('download') || link.hreflang !== '') return undefined;
  const isOwn = /^\/(?!\/)/.test(link.getAttribute('href') ?? '');
  return isOwn ? link.pathname + link.search + link.hash : undefined;
}
