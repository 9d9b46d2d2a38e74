import type { Report, Result } from './run-conformance.ts';

const CALL_WIDTH = 28;
const AREA_WIDTH = 13;

/** Returns the report as a table for a terminal: area, call, result and check, and below it the reason of a failure. */
export function printReport(report: Report): string {
  return [...report.results.map(printResult), '', ...summary(report)].join('\n');
}

function printResult({ area, call, result, check, why }: Result): string {
  const row = `${result}  ${area.padEnd(AREA_WIDTH)} ${call.padEnd(CALL_WIDTH)} ${check}`;
  return why === undefined ? row : `${row}\n${' '.repeat(AREA_WIDTH + CALL_WIDTH + 8)}└ ${why}`;
}

function summary({ results, requests, uncalled, leftovers, conforms }: Report): string[] {
  const count = (wanted: Result['result']) => results.filter(({ result }) => result === wanted).length;
  return [
    `${results.length} checks: ${count('pass')} passed, ${count('fail')} failed, ${count('skip')} skipped. ${requests} requests.`,
    ...(uncalled.length > 0 ? [`Never called: ${uncalled.join(', ')}.`] : []),
    ...(leftovers.length > 0 ? [`Left behind: ${leftovers.join(', ')}.`] : []),
    conforms ? 'The gateway passes every check that could run.' : 'The gateway does not conform.',
  ];
}
