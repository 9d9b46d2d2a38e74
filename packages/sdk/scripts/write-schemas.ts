// Part of the build: too many files to commit, and nothing to review that openapi.json does not show.
import { mkdirSync, writeFileSync } from 'node:fs';
import { schemaFiles } from './schema-files.ts';

const folder = new URL('../dist/schemas/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, schema] of schemaFiles())
  writeFileSync(new URL(name, folder), `${JSON.stringify(schema, null, 2)}\n`);
