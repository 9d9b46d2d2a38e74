declare module '../../database/tables.ts' {
  /** Tables of attempts, for rate limits. */
  interface Tables {
    attempts: AttemptRow;
  }
}

/** Tries of one thing (a login, an address) within a window of time. */
export interface AttemptRow {
  key: string;
  count: number;
  window_ends_at: Date;
}
