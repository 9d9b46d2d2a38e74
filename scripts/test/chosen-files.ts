/** A test file as `vitest list --filesOnly` names it. */
export interface TestFile {
  readonly file: string;
  readonly projectName: string;
}

/** What must be built before some tests, by the package that is built. */
const built: Readonly<Record<string, (test: TestFile) => boolean>> = {
  '@basin/mock-backend': ({ file }) => ['/mock-', '/examples/', '/consumers/'].some((part) => file.includes(part)),
  '@basin/storefront': ({ projectName }) => projectName === 'shop',
  '@basin/create': ({ file }) => file.includes('/consumers/'),
  '@basin/conformance': ({ file }) => file.includes('/consumers/'),
  '@basin/react-ui': ({ file }) => ['/consumers/', '/mock-in-a-tab', '/next-shop'].some((part) => file.includes(part)),
};

/** The packages that must be built before all the tests. */
export const everyBuilt: readonly string[] = Object.keys(built);

/** The packages that must be built before these tests. */
export const builtFor = (files: readonly TestFile[]): string[] =>
  everyBuilt.filter((name) => files.some((test) => built[name]?.(test)));

/** How many test files run, and what is left out by project. */
export function choiceText(chosen: readonly TestFile[], all: readonly TestFile[]): string {
  const isChosen = new Set(chosen.map(({ file }) => file));
  const others = Object.groupBy(
    all.filter(({ file }) => !isChosen.has(file)),
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
