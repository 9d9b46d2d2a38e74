import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';

/**
 * The files a package would publish: paths relative to its folder, and the unpacked size without the changelog, which
 * every release extends.
 */
export interface Tarball {
  readonly folder: string;
  readonly paths: readonly string[];
  readonly bytes: number;
}

const changelog = 'CHANGELOG.md';

interface PackedFiles {
  readonly files: readonly { readonly path: string; readonly size: number }[];
}

/** Lists the files a package would publish. */
export async function readTarball(folder: string): Promise<Tarball> {
  const { stdout } = await promisify(execFile)('npm', ['pack', '--dry-run', '--json', `./${folder}`], {
    maxBuffer: 64e6,
  });
  // an array in older npm versions, an object by package name in newer ones
  const [packed] = Object.values(JSON.parse(stdout) as Record<string, PackedFiles>);
  if (!packed) throw new TypeError(`npm packed nothing in ${folder}`);
  const sizes = packed.files.map(({ path, size }) => (path === changelog ? 0 : size));
  return { folder, paths: packed.files.map(({ path }) => path), bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly homepage?: string;
  readonly repository?: object;
  readonly dependencies?: object;
  readonly peerDependencies?: object;
}

const manifestOf = (folder: string) => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;

/** Reports missing registry files and fields, and a missing changelog entry for the current version. */
export function missingParts({ folder, paths }: Tarball): string[] {
  const manifest = manifestOf(folder);
  const files = ['README.md', changelog, 'LICENSE'].filter((file) => !paths.includes(file));
  const fields = (['license', 'homepage', 'repository'] as const).filter((field) => manifest[field] === undefined);
  const hasChangelogEntry =
    files.includes(changelog) || readFileSync(`${folder}/${changelog}`, 'utf8').includes(`## ${manifest.version}\n`);
  const missing = [...files, ...fields, ...(hasChangelogEntry ? [] : [`${manifest.version} in its ${changelog}`])];
  return missing.map((part) => `${folder} lacks ${part}`);
}

const link = /\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g;

/** Reports links in Markdown files and sources in source maps that are missing from the tarball. */
export function deadReferences({ folder, paths }: Tarball): string[] {
  const exists = (path: string) => paths.some((each) => each === path || each.startsWith(`${path}/`));
  return paths.flatMap((path) =>
    referencesIn(path, `${folder}/${path}`)
      .map((to) => posix.join(posix.dirname(path), to))
      .filter((to) => !exists(to.replace(/\/$/, '')))
      .map((to) => `${folder}: ${path} refers to ${to}, which is not in the tarball`),
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

/**
 * Reports packages that built modules import and package.json does not declare. npm often installs them for another
 * package; pnpm and Yarn show each package only what it declares.
 */
export function undeclaredPackages({ folder, paths }: Tarball): string[] {
  const { name, dependencies = {}, peerDependencies = {} } = manifestOf(folder);
  const declared = new Set([name, ...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
  const modules = paths.filter((path) => /^dist\/.*\.(?:js|d\.ts)$/.test(path));
  const imported = new Set(modules.flatMap((path) => packagesIn(readFileSync(`${folder}/${path}`, 'utf8'))));
  return [...imported]
    .filter((each) => !declared.has(each))
    .map((each) => `${folder} imports ${each}, which its package.json does not declare`);
}

function packagesIn(module: string): string[] {
  return specifiersIn(ts.createSourceFile('module.ts', module, ts.ScriptTarget.Latest))
    .filter((specifier) => !isBuiltin(specifier))
    .flatMap((specifier) => /^(?:@[^/]+\/)?[^@./#][^/]*/.exec(specifier)?.[0] ?? []);
}

/** Returns what a module imports or exports again, also later (`import()`). */
function specifiersIn(node: ts.Node): string[] {
  const deeper: string[] = [];
  ts.forEachChild(node, (child) => void deeper.push(...specifiersIn(child)));
  const isLate = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  const isEarly = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
  const specifier = isLate ? node.arguments[0] : isEarly ? node.moduleSpecifier : undefined;
  return specifier && ts.isStringLiteral(specifier) ? [specifier.text, ...deeper] : deeper;
}

/** Reports classes that modules use but no stylesheet in the tarball defines. */
export function unstyledClasses({ folder, paths }: Tarball): string[] {
  const texts = (end: string) =>
    paths.filter((path) => path.endsWith(end)).map((path) => readFileSync(`${folder}/${path}`, 'utf8'));
  const styled = new Set(texts('.css').flatMap((css) => css.match(/[\w-]+/g) ?? []));
  const named = texts('.classes.js').flatMap((module) =>
    [...module.matchAll(/: "([\w-]+)"/g)].map(([, name = '']) => name),
  );
  return named.filter((name) => !styled.has(name)).map((name) => `${folder}: no stylesheet defines the class ${name}`);
}
