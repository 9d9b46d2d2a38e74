export type { CallName } from './call-name.ts';
export { printReport } from './print-report.ts';
export { runConformance, type Report, type Result, type RunOptions } from './run-conformance.ts';
export type { Settings } from './settings.ts';
export type { Truth } from './truth.ts';
export { truths } from './truths/index.ts';
export { Broken, Untold } from './verdict.ts';
