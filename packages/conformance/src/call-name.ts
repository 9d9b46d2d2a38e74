import { contract, type Call } from '@basin/sdk/contract';

type Contract = typeof contract;

/** The name of a call in the SDK: `cart.update`. */
export type CallName = {
  [Area in keyof Contract]: {
    [Name in keyof Contract[Area] & string]: Contract[Area][Name] extends Call ? `${Area}.${Name}` : never;
  }[keyof Contract[Area] & string];
}[keyof Contract];

/** The entry of a call. */
export type EntryOf<Name extends CallName> = Name extends `${infer Area extends keyof Contract}.${infer Own}`
  ? Own extends keyof Contract[Area]
    ? Extract<Contract[Area][Own], Call>
    : never
  : never;

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'method' in value;

/** Every call of the contract by its name, in the contract's order. */
export const calls: ReadonlyMap<CallName, Call> = new Map(
  Object.entries(contract).flatMap(([area, members]) =>
    Object.entries(members as Readonly<Record<string, unknown>>).flatMap(([name, entry]) =>
      isCall(entry) ? [[`${area}.${name}` as CallName, entry] as const] : [],
    ),
  ),
);

export function entryOf(name: CallName): Call {
  const entry = calls.get(name);
  if (!entry) throw new RangeError(`Unknown call ${name}.`);
  return entry;
}

/** Returns the area of a call. */
export const areaOf = (name: CallName): string => name.slice(0, name.indexOf('.'));
