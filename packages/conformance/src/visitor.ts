import type { System } from '@basin/sdk/contract';
import type { Settings } from './settings.ts';
import type { MakeCall, Shopper } from './shopper.ts';

/** The part of a visit that its helper functions use. */
export interface Visitor extends Pick<Shopper, 'reply'> {
  readonly settings: Settings;
  readonly suffix: string;
  readonly call: MakeCall;
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
