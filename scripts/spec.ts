/** Prints which requirement is shown by which test. `--missing` lists what no test shows; `--tests` names the tests. */
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readRequirements, type Requirement } from './spec/requirements.ts';
import { findShownIds, type Shown } from './spec/shown-ids.ts';

const { values: options } = parseArgs({ options: { missing: { type: 'boolean' }, tests: { type: 'boolean' } } });
const packageNames: Record<string, string> = {
  DOM: 'domain',
  SDK: 'sdk',
  UI: 'react-ui',
  STO: 'storefront',
  GW: 'gateway',
};

const requirements = readRequirements(readFileSync('docs/spec/requirements.csv', 'utf8'));
const files = globSync('{packages,examples,scripts,bench}/**/*.test.{ts,tsx}', { exclude: ['**/node_modules/**'] });
const shown = files.flatMap((file) => findShownIds(file, readFileSync(file, 'utf8')));
const byId = Map.groupBy(shown, ({ id }) => id);

const known = new Set(requirements.map(({ id }) => id));
const unknown = shown.filter(({ id }) => !known.has(id));

function countLine(name: string, rows: readonly Requirement[]): string {
  const count = rows.filter(({ id }) => byId.has(id)).length;
  return `${name.padEnd(28)} ${String(count).padStart(4)} of ${String(rows.length).padStart(4)}`;
}

function testLine({ file, line, title }: Shown): string {
  return `      ${file}:${line} ${title}`;
}

for (const [prefix, rows] of Map.groupBy(requirements, ({ id }) => id.split('-')[0] ?? id)) {
  console.log(`\n${countLine(packageNames[prefix] ?? prefix, rows)}`);
  for (const [area, ofArea] of Map.groupBy(rows, (row) => row.area)) {
    console.log(`  ${countLine(area, ofArea)}`);
    for (const { id, requirement } of ofArea) {
      const tests = byId.get(id);
      if (!tests && options.missing) console.log(`    ${id} not yet shown: ${requirement}`);
      if (tests && options.tests) console.log(`    ${id} ${requirement}\n${tests.map(testLine).join('\n')}`);
    }
  }
}
console.log(`\n${countLine('all', requirements)}`);
for (const { id, file, line } of unknown) console.error(`unknown requirement ${id} at ${file}:${line}`);
process.exitCode = unknown.length > 0 ? 1 : 0;
