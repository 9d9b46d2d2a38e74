import { createContext } from 'react';

/** What a page needs in order to come alive, as addresses: nothing of it is fetched before the shopper acts. */
export interface HydrationPlan {
  readonly nonce: string | undefined;
  /** Text of a script that keeps the loader data as it streams in. */
  readonly handoff: string;
  readonly addresses: {
    readonly manifest: string;
    readonly entry: string;
    readonly texts: string;
    readonly routes: readonly (readonly [routeId: string, modules: readonly string[]])[];
    /** What the modules above import in turn, fetched with them rather than after them. */
    readonly preloads: readonly string[];
  };
}

/** Only the server has a plan; in the browser the scripts have run already. */
export const HydrationPlanContext = createContext<HydrationPlan | undefined>(undefined);
