/**
 * Prints how many requirements are tested. `--missing` lists requirements without a test; `--tests` lists the tests;
 * `--weak` lists tests whose title has an id but whose code does not exercise its subject.
 */
import { parseArgs } from 'node:util';
import { reportRequirements } from './spec/report-requirements.ts';
import { readProduct } from './unreached/product.ts';

const flag = { type: 'boolean' } as const;
const { values: listed } = parseArgs({ options: { missing: flag, tests: flag, weak: flag } });
process.exitCode = reportRequirements(readProduct(), listed) ? 0 : 1;
