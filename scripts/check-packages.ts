/** Packs the published packages and checks, also with publint and attw, that other projects can import them. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { run } from './run.ts';
import { deadReferences, missingParts, readTarball, undeclaredPackages, unstyledClasses } from './tarballs/tarball.ts';

/** The published packages and their maximum unpacked size in bytes, without the changelog. */
const published = {
  domain: 880_000,
  sdk: 1_559_000,
  'react-ui': 1_143_500, // modules with source maps, styles per component, the brand command, every prop described
  conformance: 500_000,
  'mock-backend': 7_000_000,
  create: 200_000,
};
/** Packages that have a command but no importable modules. */
const commandOnly = new Set(['create']);

const unknown = [...globSync('.changeset/*.md').flatMap(findUnpublished), ...findUnlisted()];
for (const problem of unknown) console.error(problem);
let isValid = unknown.length === 0;
for (const [name, maxBytes] of Object.entries(published)) {
  const folder = `packages/${name}`;
  const styles = name === 'react-ui' ? ['--exclude-entrypoints', './styles.css', './*.css', './tokens.json'] : [];
  isValid = (await run('publint', ['--strict', folder])) && isValid;
  if (!commandOnly.has(name))
    isValid = (await run('attw', ['--pack', folder, '--profile', 'esm-only', '--quiet', ...styles])) && isValid;
  const problems = await findProblems(folder, maxBytes);
  for (const problem of problems) console.error(problem);
  isValid = problems.length === 0 && isValid;
}
process.exitCode = isValid ? 0 : 1;

async function findProblems(folder: string, maxBytes: number): Promise<string[]> {
  const tarball = await readTarball(folder);
  console.log(`${folder}: ${tarball.paths.length} files, ${tarball.bytes} bytes unpacked`);
  const checks = [deadReferences, missingParts, undeclaredPackages, unstyledClasses];
  const problems = checks.flatMap((check) => check(tarball));
  return tarball.bytes > maxBytes ? [...problems, `${folder} has more than ${maxBytes} bytes unpacked`] : problems;
}

/** Reports packages that are published but not checked. */
function findUnlisted(): string[] {
  const folders = globSync('packages/*/package.json').map((file) => {
    const { private: isPrivate = false } = JSON.parse(readFileSync(file, 'utf8')) as { private?: boolean };
    return [basename(dirname(file)), isPrivate] as const;
  });
  return folders
    .filter(([name, isPrivate]) => !isPrivate && !(name in published))
    .map(([name]) => `packages/${name} is published: add its maximum size here, or make it private`);
}

/** Reports unpublished packages named in a changeset, which would block the next release. */
function findUnpublished(changeset: string): string[] {
  const named = [...readFileSync(changeset, 'utf8').matchAll(/^['"]@basin\/([\w-]+)['"]:/gm)].flatMap(
    ([, name]) => name ?? [],
  );
  return named
    .filter((name) => !(name in published))
    .map((name) => `${changeset} names @basin/${name}, which is not published: remove it`);
}
