import { contract } from '@basin/sdk';
import type { Call } from '@basin/sdk/contract';
import { accountInputs } from './account.ts';
import { formInputs } from './forms.ts';
import type { Inputs } from './inputs.ts';
import { readOnlyInputs } from './read-only.ts';
import { shoppingInputs } from './shopping.ts';
import type { TestGateway } from '../gateway.ts';
import { newCustomer, newGuest, type Caller, type Contract } from './caller.ts';

export { fillForEveryCall, inProcess, withCookie, type Caller } from './caller.ts';

const inputs: Inputs<keyof Contract> = { ...readOnlyInputs, ...shoppingInputs, ...accountInputs, ...formInputs };

/** A call of the contract with a function that prepares a meaningful input. */
export interface CallCase {
  /** Such as `cart.update`. */
  readonly name: string;
  readonly area: string;
  readonly call: string;
  readonly entry: Call;
  /** Creates the records that the call needs and returns its input. */
  readonly arrange: (caller: Caller) => unknown;
}

type Loose<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;

/** Every call of the contract; a missing input is a compile error. */
export const everyCall: readonly CallCase[] = Object.entries(contract as unknown as Loose<Call>).flatMap(
  ([area, calls]) =>
    Object.entries(calls).map(([call, entry]) => {
      const arrange = (inputs as unknown as Loose<CallCase['arrange']>)[area]?.[call];
      if (!arrange) throw new Error(`no input for ${area}.${call}: add one in testing/every-call`);
      return { name: `${area}.${call}`, area, call, entry, arrange };
    }),
);

/** Creates a caller who is allowed to make a call. */
export const callerFor = ({ name, entry, area }: CallCase, gateway: TestGateway): Promise<Caller> | Caller =>
  entry.auth === 'customer' || area === 'identity' || area === 'recovery'
    ? newCustomer(
        gateway,
        name === 'favourites.quote' ? ['KOUS:TVS'] : [],
        name === 'customer.openCart' ? 'A-1002' : undefined,
      )
    : newGuest(gateway);
