import { format, resolveConfig } from 'prettier';
import { importSchemas } from '../../packages/gateway/src/import/import-schemas.ts';
import type { GeneratedFile } from '../../packages/sdk/scripts/generated.ts';

/** Generates the JSON Schemas that docs/import.md describes. */
export function importSchemaFiles(): Promise<GeneratedFile[]> {
  return Promise.all(
    Object.entries(importSchemas).map(async ([name, schema]) => {
      const path = `docs/import/${name}.schema.json`;
      const options = { ...(await resolveConfig(path)), parser: 'json' as const };
      return { path, content: await format(JSON.stringify(schema), options) };
    }),
  );
}
