/** Entry point of the engine for platforms other than Node. It uses no server-only API. */
export { stockImport } from './import/import-stock.ts';
export { productImport } from './import/import-products.ts';
export type { Variant } from './catalogue/index.ts';
export { importItems } from './import/import-records.ts';
export { embeddedDatabase, embeddedStartParams } from './database/embedded-database.ts';
export type { Db } from './database/database.ts';
export { transact } from './database/transact.ts';
export type { Logger } from './http/log.ts';
export type { CallOverride } from './overrides/overrides.ts';
export type { Gateway, Origin } from './http/origin.ts';
export { createKeys } from './identity/keys.ts';
export { createPasswords } from './identity/passwords.ts';
export { createEngine, type EngineOptions, type FileServer } from './main/create-engine.ts';
export { errorNames } from './overrides/errors-of-call.ts';
export { addOverriddenCalls, type OverridableEnv } from './overrides/overridden-calls.ts';
export { namedCalls, noOverrides, type Overrides } from './overrides/overrides.ts';
