import { expect, test } from 'vitest';
import { selectSuites, suiteName, summarize, formatDuration } from './suites.ts';

const files = [
  'packages/gateway/testing/stress/three-gateways.postgres.test.ts',
  'packages/gateway/testing/stress/any-request.test.ts',
  'packages/storefront/e2e/stress/crawl.test.ts',
];

test('the name of a suite is its file name without extensions', () => {
  expect(files.map(suiteName)).toEqual(['three-gateways', 'any-request', 'crawl']);
});

test('suites are sorted by name and can be limited to named suites or to those from a given suite on', () => {
  expect(selectSuites(files, []).map(suiteName)).toEqual(['any-request', 'crawl', 'three-gateways']);
  expect(selectSuites(files, ['gateway/', 'nothing']).map(suiteName)).toEqual(['any-request', 'three-gateways']);
  expect(selectSuites(files, [], 'crawl').map(suiteName)).toEqual(['crawl', 'three-gateways']);
});

test.each([[['nothing'], undefined] as const, [[], 'nothing'] as const])(
  'selecting %j from %j is rejected with the list of known suites',
  (words, from) => {
    expect(() => selectSuites(files, words, from)).toThrow(/any-request, crawl, three-gateways/);
  },
);

test('the summary counts passed, failed and skipped suites', () => {
  const [one = '', two = ''] = files;
  const results = [
    { file: one, passed: true, seconds: 61 },
    { file: two, passed: false, seconds: 4 },
  ];
  expect(summarize(results, 3)).toBe('1 of 3 suites passed in 1 min 5 s; failed: any-request; not run: 1');
  expect(formatDuration(59)).toBe('59 s');
});
