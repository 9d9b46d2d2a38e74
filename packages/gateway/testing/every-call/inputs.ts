import type { CallInput, Call } from '@basin/sdk/contract';
import type { Caller, Contract } from './caller.ts';

/** For each call of some areas, a function that creates the records the call needs and returns its input. */
export type Inputs<Areas extends keyof Contract> = {
  readonly [Area in Areas]: {
    readonly [Name in keyof Contract[Area]]: (
      caller: Caller,
    ) => InputOf<Contract[Area][Name]> | Promise<InputOf<Contract[Area][Name]>>;
  };
};

type InputOf<Entry> = Entry extends Call ? CallInput<Entry> : never;
