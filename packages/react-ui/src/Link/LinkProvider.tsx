'use client';

import type { ReactNode } from 'react';
import { AnchorContext, type RenderAnchor } from './Anchor.tsx';

export interface LinkProviderProps {
  /** Renders each link of the kit, such as by the router's own; it gets the props of an `a`. */
  render: RenderAnchor;
  children: ReactNode;
}

/** Lets the application's router render the kit's links; without it, and in server components, they are plain anchors. */
export function LinkProvider({ render, children }: LinkProviderProps) {
  return AnchorContext ? <AnchorContext.Provider value={render}>{children}</AnchorContext.Provider> : children;
}
