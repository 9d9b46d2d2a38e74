/** A test file in the output of `vitest list --filesOnly`. */
export interface TestFile {
  readonly file: string;
  readonly projectName: string;
}

/** The packages that some tests need built, with the tests that need them. */
const built: Readonly<Record<string, (test: TestFile) => boolean>> = {
  '@basin/mock-backend': ({ file }) => ['/mock-', '/examples/', '/consumers/'].some((part) => file.includes(part)),
  '@basin/storefront': ({ projectName }) => projectName === 'shop',
  '@basin/create': ({ file }) => file.includes('/consumers/'),
  '@basin/conformance': ({ file }) => file.includes('/consumers/'),
  '@basin/react-ui': ({ file }) => ['/consumers/', '/mock-in-a-tab', '/next-shop'].some((part) => file.includes(part)),
};

/** The packages that must be built before all tests. */
export const everyBuilt: readonly string[] = Object.keys(built);

/** Returns the packages that must be built before the given tests. */
export const builtFor = (files: readonly TestFile[]): string[] =>
  everyBuilt.filter((name) => files.some((test) => built[name]?.(test)));

/** Describes how many test files run and how many are left out per project. */
export function choiceText(chosen: readonly TestFile[], all: readonly TestFile[]): string {
  const chosenPaths = new Set(chosen.map(({ file }) => file));
  const others = Object.groupBy(
    all.filter(({ file }) => !chosenPaths.has(file)),
    ({ projectName }) => projectName,
  );
  const leftOut = Object.entries(others).map(([project, files = []]) => `${files.length} ${project}`);
  return [
    `${chosen.length} of ${all.length} test files import what changed.`,
    ...(leftOut.length > 0 ? [`Left out: ${leftOut.join(', ')}.`] : []),
    ...(others.shop
      ? ['The shop’s tests visit pages and import little: npm test -- --project shop runs all of them.']
      : []),
  ].join('\n');
}
