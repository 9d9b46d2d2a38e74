declare module '../../database/tables.ts' {
  /** Tables of attempts, for rate limits. */
  interface Tables {
    attempts: AttemptRow;
  }
}

/** The attempts of one subject (a login, an address) within a time window. */
export interface AttemptRow {
  key: string;
  count: number;
  window_ends_at: Date;
}
