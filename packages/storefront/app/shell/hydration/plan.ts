import { createContext } from 'react';

declare global {
  interface Window {
    /** The page's texts, requested by start.js. */
    textsResponse?: Promise<Response>;
  }
}

/** The URLs that a page needs for hydration. None of them loads before the shopper interacts. */
export interface HydrationPlan {
  readonly nonce: string | undefined;
  /** The text of a script that collects the loader data as it streams in. */
  readonly handoff: string;
  readonly urls: {
    readonly manifest: string;
    readonly entry: string;
    readonly texts: string;
    readonly routes: readonly (readonly [routeId: string, modules: readonly string[]])[];
    /** The imports of the modules above, loaded in parallel with them. */
    readonly preloads: readonly string[];
  };
}

/** Set on the server only: in the browser the scripts have already run. */
export const HydrationPlanContext = createContext<HydrationPlan | undefined>(undefined);
