import type { Report, Result } from './run-conformance.ts';

/** Returns the report as JUnit XML with one suite for each area. */
export function printJunit({ results }: Report): string {
  const areas = [...new Set(results.map(({ area }) => area))];
  const suites = areas.map((area) =>
    suiteOf(
      area,
      results.filter((result) => result.area === area),
    ),
  );
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<testsuites name="conformance">', ...suites, '</testsuites>'].join(
    '\n',
  );
}

function suiteOf(area: string, results: readonly Result[]): string {
  const count = (expected: Result['result']) => results.filter(({ result }) => result === expected).length;
  const counts = `tests="${results.length}" failures="${count('fail')}" skipped="${count('skip')}"`;
  return [`<testsuite name="${escaped(area)}" ${counts}>`, ...results.map(caseOf), '</testsuite>'].join('\n');
}

function caseOf({ call, check, result, why = '', comparison }: Result): string {
  const start = `<testcase classname="${escaped(call)}" name="${escaped(check)}"`;
  if (result === 'pass') return `${start}/>`;
  if (result === 'skip') return `${start}><skipped message="${escaped(why)}"/></testcase>`;
  const sides = comparison ? `expected: ${comparison.expected}\nfound: ${comparison.found}` : '';
  return `${start}><failure message="${escaped(why)}">${escaped(sides)}</failure></testcase>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for XML and removes the characters that XML does not allow. */
const escaped = (text: string): string =>
  text
    .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
    .toWellFormed()
    .replace(/[&<>"]/g, (character) => entities[character] ?? character);
