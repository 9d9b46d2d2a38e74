declare module '../../database/tables.ts' {
  /** Tables of responses by idempotency key. */
  interface Tables {
    idempotency_keys: IdempotencyRow;
  }
}

interface IdempotencyRow {
  owner: string;
  call: string;
  key: string;
  body_hash: string;
  status: number;
  /** JSON text, so that a repeated response is identical, byte for byte. */
  answer: string;
  created_at: Date;
}

export {};
