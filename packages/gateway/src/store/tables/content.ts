/** Tables of page models, dictionaries and lists. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- its owner adds the tables
export interface ContentTables {}
