import { storeSchema } from '../stores/index.ts';
import { documentKind } from './document-kind.ts';

/** Imports showrooms and stores. */
export const storeImport = documentKind({ name: 'stores', schema: storeSchema, idOf: ({ id }) => id });
