/** Tables of accounts, sessions and tokens. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- its owner adds the tables
export interface AccountTables {}
