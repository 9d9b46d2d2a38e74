import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown;
const { packages } = read('package-lock.json') as { packages: Readonly<Record<string, { version: string }>> };

/** Returns the version of a package in this repository. */
function localVersion(name: string): string | undefined {
  const ours = /^@basin\/(.+)$/.exec(name)?.[1];
  return ours === undefined
    ? packages[`node_modules/${name}`]?.version
    : `^${(read(`packages/${ours}/package.json`) as Manifest).version}`;
}

test.each(['next-shop', 'single-page-shop', 'kiosk'])(
  'the example %s requires the versions that it is tested with',
  (example) => {
    const { dependencies, devDependencies } = read(`examples/${example}/package.json`) as Manifest;
    const asked = { ...dependencies, ...devDependencies };
    expect(asked).toEqual(Object.fromEntries(Object.keys(asked).map((name) => [name, localVersion(name)])));
  },
);
