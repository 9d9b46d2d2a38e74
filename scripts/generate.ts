/** Writes what is made from the contract; with `--check` says instead what on the disk is not as it would be made. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { generatedFiles } from '../packages/sdk/scripts/generated.ts';
import { findDrift } from './generate/drift.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const files = await generatedFiles();
const drifted = findDrift(root, files);
if (!values.check) for (const { path, content } of drifted) writeFileSync(root + path, content);
for (const { path } of drifted)
  console.log(values.check ? `${path} is not what the contract makes: npm run generate` : `wrote ${path}`);
if (drifted.length === 0) console.log(`${files.length} files are as the contract makes them.`);
process.exitCode = values.check && drifted.length > 0 ? 1 : 0;
