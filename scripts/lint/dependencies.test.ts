import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;
interface Manifest extends Partial<Record<(typeof kinds)[number], Record<string, string>>> {
  readonly private?: boolean;
}

const manifests = globSync(['package.json', 'packages/*/package.json', '{examples,bench,consumers}/package.json']).map(
  (file) => ({ file, ...(JSON.parse(readFileSync(file, 'utf8')) as Manifest) }),
);
const isOurs = (name: string) => name.startsWith('@basin/');

test('docs/dependencies.md explains every dependency and nothing else', () => {
  const used = manifests.flatMap((manifest) => kinds.flatMap((kind) => Object.keys(manifest[kind] ?? {})));
  const rows = readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| ([^|]*`[^|]*) \|/gm);
  const explained = [...rows].flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(explained.toSorted()).toEqual([...new Set(used.filter((name) => !isOurs(name)))].toSorted());
});

test('every dependency has an exact version, except those of published packages, which allow newer ones to avoid duplicates', () => {
  const allowsRange = (manifest: Manifest, kind: (typeof kinds)[number]) =>
    kind === 'dependencies' && manifest.private !== true;
  const inexact = manifests.flatMap(({ file, ...manifest }) =>
    kinds
      .filter((kind) => kind !== 'peerDependencies')
      .flatMap((kind) => Object.entries(manifest[kind] ?? {}).map(([name, version]) => ({ kind, name, version })))
      .filter(({ name }) => !isOurs(name))
      .filter(
        ({ kind, version }) => !(allowsRange(manifest, kind) ? /^\^\d/ : /^\d+\.\d+\.\d+(-[\w.]+)?$/).test(version),
      )
      .map(({ name, version }) => `${file} ${name} ${version}`),
  );
  expect(inexact).toEqual([]);
});
