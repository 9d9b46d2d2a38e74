import type { Report, Result } from './run-conformance.ts';

const CALL_WIDTH = 28;
const AREA_WIDTH = 13;

/** The report as a table for a terminal: area, call, result, truth, and under it why it does not hold. */
export function printReport(report: Report): string {
  return [...report.results.map(printResult), '', ...summary(report)].join('\n');
}

function printResult({ area, call, result, truth, why }: Result): string {
  const row = `${result}  ${area.padEnd(AREA_WIDTH)} ${call.padEnd(CALL_WIDTH)} ${truth}`;
  return why === undefined ? row : `${row}\n${' '.repeat(AREA_WIDTH + CALL_WIDTH + 8)}└ ${why}`;
}

function summary({ results, requests, unasked, left, conforms }: Report): string[] {
  const count = (wanted: Result['result']) => results.filter(({ result }) => result === wanted).length;
  return [
    `${results.length} truths: ${count('pass')} hold, ${count('fail')} do not, ${count('skip')} could not be told. ${requests} requests.`,
    ...(unasked.length > 0 ? [`Never asked: ${unasked.join(', ')}.`] : []),
    ...(left.length > 0 ? [`Left behind: ${left.join(', ')}.`] : []),
    conforms ? 'The gateway conforms as far as it could be told.' : 'The gateway does not conform.',
  ];
}
