import { areaOf } from './call-name.ts';
import type { Report, Result } from './run-conformance.ts';

const callWidth = 28;
const areaWidth = 13;
const indent = ' '.repeat(areaWidth + callWidth + 8);

/** The areas that the others depend on; the remaining areas follow in the order of their checks. */
const firstAreas = ['session', 'search', 'cart', 'product', 'checkout'];

/** Returns the report as a table for a terminal: area, call, result and check, and below it the reason of a failure. */
export function printReport(report: Report): string {
  return [...report.results.map(printResult), '', ...summary(report)].join('\n');
}

function printResult({ area, call, result, check, why, comparison }: Result): string {
  const reason = why === undefined ? [] : [`${indent}└ ${why}`];
  const sides = comparison ? [`expected  ${comparison.expected}`, `found     ${comparison.found}`] : [];
  return [
    `${result}  ${area.padEnd(areaWidth)} ${call.padEnd(callWidth)} ${check}`,
    ...reason,
    ...sides.map((side) => `${indent}  ${side}`),
  ].join('\n');
}

function summary(report: Report): string[] {
  const { results, requests, uncalled, leftovers, conforms } = report;
  const count = (expected: Result['result']) => results.filter(({ result }) => result === expected).length;
  return [
    `${results.length} checks: ${count('pass')} passed, ${count('fail')} failed, ${count('skip')} skipped. ${requests} requests.`,
    ...nextSteps(report),
    ...(uncalled.length > 0 ? [`Never called: ${uncalled.join(', ')}.`] : []),
    ...(leftovers.length > 0 ? [`Left behind: ${leftovers.join(', ')}.`] : []),
    conforms ? 'The gateway passes every check that could run.' : 'The gateway does not conform.',
  ];
}

/** The areas to start with when calls are missing: `12 of 85 calls are implemented; start with session, search, cart.` */
function nextSteps({ answering, missing, results }: Report): string[] {
  if (missing.length === 0) return [];
  const areas = new Set(missing.map(areaOf));
  const inOrder = [...new Set([...firstAreas, ...areas])].filter((area) => areas.has(area));
  const isReached = results.some(({ result }) => result === 'pass');
  return [
    `${answering} of ${answering + missing.length} calls are implemented; start with ${inOrder.slice(0, 3).join(', ')}.`,
    'The checks of calls that are not implemented are omitted; other checks that require them are skipped.',
    ...(isReached
      ? []
      : ['No check passed: if the gateway has calls, they may be below another path than that of --gateway.']),
  ];
}
