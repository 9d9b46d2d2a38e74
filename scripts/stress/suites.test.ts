import { expect, test } from 'vitest';
import { chosenSuites, nameOf, summaryOf, timeText } from './suites.ts';

const files = [
  'packages/gateway/testing/stress/three-gateways.postgres.test.ts',
  'packages/gateway/testing/stress/any-request.test.ts',
  'packages/storefront/e2e/stress/crawl.test.ts',
];

test('a suite has a name', () => {
  expect(files.map(nameOf)).toEqual(['three-gateways', 'any-request', 'crawl']);
});

test('all suites run in the order of their names, or only the named ones, or those from one on', () => {
  expect(chosenSuites(files, []).map(nameOf)).toEqual(['any-request', 'crawl', 'three-gateways']);
  expect(chosenSuites(files, ['gateway/', 'nothing']).map(nameOf)).toEqual(['any-request', 'three-gateways']);
  expect(chosenSuites(files, [], 'crawl').map(nameOf)).toEqual(['crawl', 'three-gateways']);
});

test.each([[['nothing'], undefined] as const, [[], 'nothing'] as const])(
  '%j from %j is rejected with the list of known suites',
  (words, from) => {
    expect(() => chosenSuites(files, words, from)).toThrow(/any-request, crawl, three-gateways/);
  },
);

test('the summary counts passed, failed and skipped suites', () => {
  const [one = '', two = ''] = files;
  const results = [
    { file: one, passed: true, seconds: 61 },
    { file: two, passed: false, seconds: 4 },
  ];
  expect(summaryOf(results, 3)).toBe('1 of 3 suites passed in 1 min 5 s; failed: any-request; not run: 1');
  expect(timeText(59)).toBe('59 s');
});
