/**
 * Prints which test shows which requirement. `--missing` lists the requirements without a test; `--tests` names the tests;
 * `--weak` names the tests that claim an id without exercising its subject.
 */
import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { evidenceIn } from './spec/evidence.ts';
import { readRequirements, type Requirement } from './spec/requirements.ts';
import { findShownIds, type Shown } from './spec/shown-ids.ts';
import { readProduct } from './unreached/product.ts';
import { reachedFrom } from './unreached/reach.ts';

const flag = { type: 'boolean' } as const;
const { values: options } = parseArgs({ options: { missing: flag, tests: flag, weak: flag } });
const packageNames: Record<string, string> = {
  DOM: 'domain',
  SDK: 'sdk',
  UI: 'react-ui',
  STO: 'storefront',
  GW: 'gateway',
};

const requirements = readRequirements(readFileSync('docs/spec/requirements.csv', 'utf8'));
const files = globSync('{packages,examples,scripts,bench}/**/*.test.{ts,tsx}', { exclude: ['**/node_modules/**'] });
const product = readProduct(files.map((file) => resolve(file)));
const goesThrough = evidenceIn(product.program, reachedFrom(product.program, product.entries));
const claimed = files.flatMap((file) => {
  const source = product.program.getSourceFile(resolve(file));
  return source ? findShownIds(source) : [];
});
const shown = claimed.filter(({ id, test }) => goesThrough(id, test));
const byId = Map.groupBy(shown, ({ id }) => id);

const known = new Set(requirements.map(({ id }) => id));
const unknown = claimed.filter(({ id }) => !known.has(id));

function countLine(name: string, rows: readonly Requirement[]): string {
  const count = rows.filter(({ id }) => byId.has(id)).length;
  return `${name.padEnd(28)} ${String(count).padStart(4)} of ${String(rows.length).padStart(4)}`;
}

function placeOf({ test }: Shown): string {
  const file = test.getSourceFile();
  return `${relative('.', file.fileName)}:${file.getLineAndCharacterOfPosition(test.getStart()).line + 1}`;
}

function testLine(test: Shown): string {
  return `      ${placeOf(test)} ${test.title}`;
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
if (options.weak)
  for (const test of claimed.filter(({ id }) => !byId.has(id)))
    console.log(`  ${test.id} is claimed only: ${placeOf(test)} ${test.title}`);
for (const test of unknown) console.error(`unknown requirement ${test.id} at ${placeOf(test)}`);
process.exitCode = unknown.length > 0 ? 1 : 0;
