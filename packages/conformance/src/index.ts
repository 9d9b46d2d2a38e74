export type { CallName } from './call-name.ts';
export { printReport } from './print-report.ts';
export { runConformance, type Report, type Result, type RunOptions } from './run-conformance.ts';
export type { Settings } from './settings.ts';
export type { Check } from './check.ts';
export { checks } from './checks/index.ts';
export { CheckFailure, Inconclusive } from './verdict.ts';
