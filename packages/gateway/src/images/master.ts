import type { Print } from './print.ts';

/** A picture that all sizes are made from. */
export interface Master {
  readonly isSvg: boolean;
  /** Names its content: another picture under the same name has another hash. */
  readonly hash: string;
  readonly read: () => Promise<Buffer>;
  /** What makes it the picture of another finish than the file's. */
  readonly print?: Print;
}

/** Where masters come from. */
export interface Masters {
  readonly find: (name: string) => Promise<Master | undefined>;
  readonly names: () => Promise<string[]>;
}
