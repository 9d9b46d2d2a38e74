import { contract } from '@basin/sdk';
import type { Call } from '@basin/sdk/contract';
import { accountInputs } from './account.ts';
import { houseInputs } from './house.ts';
import type { Inputs } from './inputs.ts';
import { readingInputs } from './reading.ts';
import { shoppingInputs } from './shopping.ts';
import type { TestGateway } from '../gateway.ts';
import { newCustomer, newGuest, type Person, type Tree } from './person.ts';

export { fillForEveryCall, inProcess, withCookie, type Person } from './person.ts';

const inputs: Inputs<keyof Tree> = { ...readingInputs, ...shoppingInputs, ...accountInputs, ...houseInputs };

/** A call of the contract with the way to make it meaningfully. */
export interface MadeCall {
  /** Such as `cart.update`. */
  readonly name: string;
  readonly area: string;
  readonly call: string;
  readonly entry: Call;
  /** Makes what the call needs to exist and says what it is made with. */
  readonly arrange: (person: Person) => unknown;
}

type Loose<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;

/** Every call of the contract; the compiler asks for one that is missing. */
export const everyCall: readonly MadeCall[] = Object.entries(contract as unknown as Loose<Call>).flatMap(
  ([area, calls]) =>
    Object.entries(calls).map(([call, entry]) => {
      const arrange = (inputs as unknown as Loose<MadeCall['arrange']>)[area]?.[call];
      if (!arrange) throw new Error(`nobody says how ${area}.${call} is made`);
      return { name: `${area}.${call}`, area, call, entry, arrange };
    }),
);

/** Someone who may make a call. */
export const personFor = ({ name, entry, area }: MadeCall, gateway: TestGateway): Promise<Person> | Person =>
  entry.auth === 'customer' || area === 'identity' || area === 'recovery'
    ? newCustomer(
        gateway,
        name === 'favourites.quote' ? ['KOUS:TVS'] : [],
        name === 'customer.openCart' ? 'A-1002' : undefined,
      )
    : newGuest(gateway);
