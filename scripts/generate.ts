/** Writes the files generated from the contract, the imports and the shop's skins; with `--check` lists those that are out of date instead. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { generatedFiles } from '../packages/sdk/scripts/generated.ts';
import { findDrift } from './generate/drift.ts';
import { importSchemaFiles } from './generate/import-schemas.ts';
import { skinFiles } from './generate/skins.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const files = [...(await generatedFiles()), ...(await importSchemaFiles()), ...(await skinFiles())];
const drifted = findDrift(root, files);
if (!values.check) for (const { path, content } of drifted) writeFileSync(root + path, content);
for (const { path } of drifted)
  console.log(values.check ? `${path} is out of date: npm run generate` : `wrote ${path}`);
if (drifted.length === 0) console.log(`${files.length} generated files are up to date.`);
process.exitCode = values.check && drifted.length > 0 ? 1 : 0;
