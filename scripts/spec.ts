/**
 * Prints which test shows which requirement. `--missing` lists the requirements without a test; `--tests` names the tests;
 * `--weak` names the tests that claim an id without exercising its subject.
 */
import { parseArgs } from 'node:util';
import { reportRequirements } from './spec/report-requirements.ts';
import { readProduct } from './unreached/product.ts';

const flag = { type: 'boolean' } as const;
const { values: listed } = parseArgs({ options: { missing: flag, tests: flag, weak: flag } });
process.exitCode = reportRequirements(readProduct(), listed) ? 0 : 1;
