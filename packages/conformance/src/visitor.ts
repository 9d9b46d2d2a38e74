import type { System } from '@basin/sdk/contract';
import type { Settings } from './settings.ts';
import type { Ask, Shopper } from './shopper.ts';

/** What the steps of a visit may use of it. */
export interface Visitor extends Pick<Shopper, 'reply'> {
  readonly settings: Settings;
  readonly mark: string;
  readonly ask: Ask;
  readonly send: (system: System | 'cardFrame', request: Request) => Promise<Response>;
  guest(): Promise<Shopper>;
  visitor(): Promise<Shopper>;
  atEnd(cleanup: () => Promise<unknown>): void;
}

/** A signed-in customer with the account's credentials. */
export interface Customer extends Shopper {
  readonly email: string;
  readonly password: string;
}
