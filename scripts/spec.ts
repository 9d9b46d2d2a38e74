/**
 * Prints how many requirements are tested, and those without a test. `--tests` lists the tests; `--weak` lists tests
 * whose title has an id but whose code does not exercise its subject.
 */
import { argumentsOrExit } from './arguments-or-exit.ts';
import { reportRequirements } from './spec/report-requirements.ts';
import { readProduct } from './unreached/product.ts';

const flag = { type: 'boolean' } as const;
const { values: listed } = argumentsOrExit({ options: { tests: flag, weak: flag } });
process.exitCode = reportRequirements(readProduct(), listed) ? 0 : 1;
