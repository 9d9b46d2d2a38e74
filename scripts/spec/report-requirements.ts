import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Product } from '../unreached/product.ts';
import { evidenceIn } from './evidence.ts';
import { readRequirements, type Requirement } from './requirements.ts';
import { findShownIds, type RequirementTest } from './shown-ids.ts';

const packageNames: Record<string, string> = {
  DOM: 'domain',
  SDK: 'sdk',
  UI: 'react-ui',
  STO: 'storefront',
  GW: 'gateway',
};

/** What to list in addition to the counts. */
export interface ReportOptions {
  /** The tests of each requirement. */
  readonly tests?: boolean | undefined;
  /** The tests whose title has an id but whose code does not exercise its subject. */
  readonly weak?: boolean | undefined;
}

/** Prints how many requirements are tested. Returns whether all are, and every id in a test title is known. */
export function reportRequirements({ program, reached }: Product, listed: ReportOptions = {}): boolean {
  const requirements = readRequirements(readFileSync('docs/spec/requirements.csv', 'utf8'));
  const isEvidence = evidenceIn(program, reached);
  const claimed = globSync('{packages,examples,scripts,bench}/**/*.test.{ts,tsx}', { exclude: ['**/node_modules/**'] })
    .flatMap((file) => program.getSourceFile(resolve(file)) ?? [])
    .flatMap(findShownIds);
  const shown = Map.groupBy(
    claimed.filter(({ id, test }) => isEvidence(id, test)),
    ({ id }) => id,
  );
  printAreas(requirements, shown, listed);
  if (listed.weak)
    for (const test of claimed.filter(({ id }) => !shown.has(id)))
      console.log(`  ${test.id} is not exercised by ${locationOf(test)} ${test.title}`);
  const known = new Set(requirements.map(({ id }) => id));
  const unknown = claimed.filter(({ id }) => !known.has(id));
  for (const test of unknown) console.error(`unknown requirement ${test.id} at ${locationOf(test)}`);
  const untested = requirements.filter(({ id }) => !shown.has(id));
  for (const { id, requirement } of untested) console.error(`${id} has no test: ${requirement}`);
  return unknown.length === 0 && untested.length === 0;
}

type TestsById = ReadonlyMap<string, readonly RequirementTest[]>;

function printAreas(requirements: readonly Requirement[], shown: TestsById, { tests: named }: ReportOptions): void {
  for (const [prefix, rows] of Map.groupBy(requirements, ({ id }) => id.split('-')[0] ?? id)) {
    console.log(`\n${countLine(packageNames[prefix] ?? prefix, rows, shown)}`);
    for (const [area, ofArea] of Map.groupBy(rows, (row) => row.area)) {
      console.log(`  ${countLine(area, ofArea, shown)}`);
      for (const { id, requirement } of ofArea) {
        const tests = shown.get(id);
        if (tests && named) console.log(`    ${id} ${requirement}\n${tests.map(testLine).join('\n')}`);
      }
    }
  }
  console.log(`\n${countLine('all', requirements, shown)}`);
}

function countLine(name: string, rows: readonly Requirement[], shown: TestsById): string {
  const count = rows.filter(({ id }) => shown.has(id)).length;
  return `${name.padEnd(28)} ${String(count).padStart(4)} of ${String(rows.length).padStart(4)}`;
}

function locationOf({ test }: RequirementTest): string {
  const file = test.getSourceFile();
  return `${relative('.', file.fileName)}:${file.getLineAndCharacterOfPosition(test.getStart()).line + 1}`;
}

function testLine(test: RequirementTest): string {
  return `      ${locationOf(test)} ${test.title}`;
}
