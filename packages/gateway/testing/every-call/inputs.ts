import type { CallInput, Call } from '@basin/sdk/contract';
import type { Person, Tree } from './person.ts';

/** What each call of some areas is made with; what a call needs to exist is made first. */
export type Inputs<Areas extends keyof Tree> = {
  readonly [Area in Areas]: {
    readonly [Name in keyof Tree[Area]]: (
      person: Person,
    ) => InputOf<Tree[Area][Name]> | Promise<InputOf<Tree[Area][Name]>>;
  };
};

type InputOf<Entry> = Entry extends Call ? CallInput<Entry> : never;
