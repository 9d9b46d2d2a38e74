/**
 * Writes the files generated from the contract, the import schemas, the shop's skins and the versions of our packages.
 * With `--check` lists outdated files instead.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generatedFiles } from '../packages/sdk/scripts/generated.ts';
import { argumentsOrExit } from './arguments-or-exit.ts';
import { findDrift } from './generate/drift.ts';
import { exampleRangeFiles } from './generate/example-ranges.ts';
import { importSchemaFiles } from './generate/import-schemas.ts';
import { skinFiles } from './generate/skins.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const { values } = argumentsOrExit({ options: { check: { type: 'boolean', default: false } } });

const files = [
  ...(await generatedFiles()),
  ...(await importSchemaFiles()),
  ...(await skinFiles()),
  ...exampleRangeFiles(),
];
const outdated = findDrift(root, files);
if (!values.check) for (const { path, content } of outdated) writeFileSync(root + path, content);
for (const { path } of outdated)
  console.log(values.check ? `${path} is outdated. Run npm run generate` : `wrote ${path}`);
if (outdated.length === 0) console.log(`${files.length} generated files are up to date.`);
process.exitCode = values.check && outdated.length > 0 ? 1 : 0;
