import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { promisify } from 'node:util';

/** What a package would publish: paths from its folder, and the bytes of all files unpacked. */
export interface Tarball {
  readonly folder: string;
  readonly paths: readonly string[];
  readonly bytes: number;
}

interface PackedFiles {
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

/** Lists what a package would publish. */
export async function tarballOf(folder: string): Promise<Tarball> {
  const { stdout } = await promisify(execFile)('npm', ['pack', '--dry-run', '--json', `./${folder}`], {
    maxBuffer: 64e6,
  });
  // a list in older versions of npm, an object by package name in newer ones
  const [packed] = Object.values(JSON.parse(stdout) as Record<string, PackedFiles>);
  if (!packed) throw new TypeError(`npm packed nothing in ${folder}`);
  return { folder, paths: packed.files.map(({ path }) => path), bytes: packed.unpackedSize };
}

interface Manifest {
  readonly version: string;
  readonly license?: string;
  readonly homepage?: string;
  readonly repository?: object;
}

/** What a package lacks for people who find it in a registry: its files and fields about itself, and what its version changed. */
export function missingParts({ folder, paths }: Tarball): string[] {
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;
  const files = ['README.md', 'CHANGELOG.md', 'LICENSE'].filter((file) => !paths.includes(file));
  const fields = (['license', 'homepage', 'repository'] as const).filter((field) => manifest[field] === undefined);
  const isTold =
    files.includes('CHANGELOG.md') ||
    readFileSync(`${folder}/CHANGELOG.md`, 'utf8').includes(`## ${manifest.version}\n`);
  const missing = [...files, ...fields, ...(isTold ? [] : [`${manifest.version} in its CHANGELOG.md`])];
  return missing.map((part) => `${folder} lacks ${part}`);
}

const link = /\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g;

/** Links of the pages and sources of the source maps that lead to nothing in the tarball. */
export function deadReferences({ folder, paths }: Tarball): string[] {
  const there = (path: string) => paths.some((each) => each === path || each.startsWith(`${path}/`));
  return paths.flatMap((path) =>
    referencesIn(path, `${folder}/${path}`)
      .map((to) => posix.join(posix.dirname(path), to))
      .filter((to) => !there(to.replace(/\/$/, '')))
      .map((to) => `${folder}: ${path} leads to ${to}, which the tarball does not have`),
  );
}

function referencesIn(path: string, file: string): readonly string[] {
  if (path.endsWith('.md')) return [...readFileSync(file, 'utf8').matchAll(link)].flatMap(([, to]) => to ?? []);
  if (!path.endsWith('.map')) return [];
  const { sources, sourcesContent } = JSON.parse(readFileSync(file, 'utf8')) as SourceMap;
  return sourcesContent ? [] : sources;
}

interface SourceMap {
  readonly sources: readonly string[];
  readonly sourcesContent?: readonly string[];
}

/** Classes that modules of the tarball give to elements and no style sheet of it knows. */
export function unstyledClasses({ folder, paths }: Tarball): string[] {
  const texts = (end: string) =>
    paths.filter((path) => path.endsWith(end)).map((path) => readFileSync(`${folder}/${path}`, 'utf8'));
  const styled = new Set(texts('.css').flatMap((css) => css.match(/[\w-]+/g) ?? []));
  const named = texts('.classes.js').flatMap((module) =>
    [...module.matchAll(/: "([\w-]+)"/g)].map(([, name = '']) => name),
  );
  return named.filter((name) => !styled.has(name)).map((name) => `${folder}: no style sheet has the class ${name}`);
}
