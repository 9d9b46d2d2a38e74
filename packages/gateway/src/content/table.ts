import type { Json } from '../database/json.ts';

declare module '../database/tables.ts' {
  /** Tables of the author system. */
  interface Tables {
    content: ContentRow;
  }
}

/** A page, a dictionary, a list or a configuration under its path, such as `/pages/en/cart`. */
export interface ContentRow {
  path: string;
  document: Json<ContentDocument>;
  /** The last seed: members that still equal it are updated by the next seed; edited ones stay. */
  seed: Json<ContentDocument>;
}

export type ContentDocument = Readonly<Record<string, unknown>>;
