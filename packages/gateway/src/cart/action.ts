import type { CartAction } from '@basin/sdk/contract';
import type { Offer } from '../catalogue/index.ts';
import type { Principal } from '../http/principal.ts';

/** The data that cart actions can read. */
export interface ActionContext {
  readonly principal: Principal;
  readonly offers: ReadonlyMap<string, Offer>;
  readonly now: Date;
  readonly newId: () => string;
}

/** The cart action with the given name. */
export type ActionOf<Name extends CartAction['action']> = Extract<CartAction, { action: Name }>;
