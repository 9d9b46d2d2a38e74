import type { FinishRecolour } from './finish-recolour.ts';

/** An original picture, from which every size is rendered. */
export interface Master {
  readonly isSvg: boolean;
  /** A hash of the content: a changed picture has another hash. */
  readonly hash: string;
  readonly read: () => Promise<Buffer>;
  /** Recolours the file into another finish. */
  readonly recolour?: FinishRecolour;
}

/** A source of master pictures. */
export interface Masters {
  readonly find: (name: string) => Promise<Master | undefined>;
  readonly names: () => Promise<string[]>;
}
