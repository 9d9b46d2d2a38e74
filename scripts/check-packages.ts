/** Packs what is published and checks, with two public linters too, that other projects can import and read it. */
import { globSync, readFileSync } from 'node:fs';
import { run } from './run.ts';
import { deadReferences, missingParts, tarballOf, unstyledClasses } from './tarballs/tarball.ts';

/** What is published, and how many bytes each may have unpacked. */
const published = {
  domain: 820_000,
  sdk: 1_520_000,
  'react-ui': 1_120_000, // a file for each module with its source map, the styles of each component alone, the command for brands
  conformance: 500_000,
  'mock-backend': 7_000_000,
  create: 200_000,
};
/** Has no modules that others import, only its command. */
const commandOnly = new Set(['create']);

const unknown = globSync('.changeset/*.md').flatMap(namesOfOthers);
for (const problem of unknown) console.error(problem);
let sound = unknown.length === 0;
for (const [name, mostBytes] of Object.entries(published)) {
  const folder = `packages/${name}`;
  const styles = name === 'react-ui' ? ['--exclude-entrypoints', './styles.css', './*.css', './tokens.json'] : [];
  sound = (await run('publint', ['--strict', folder])) && sound;
  if (!commandOnly.has(name))
    sound = (await run('attw', ['--pack', folder, '--profile', 'esm-only', '--quiet', ...styles])) && sound;
  const problems = await findProblems(folder, mostBytes);
  for (const problem of problems) console.error(problem);
  sound = problems.length === 0 && sound;
}
process.exitCode = sound ? 0 : 1;

async function findProblems(folder: string, mostBytes: number): Promise<string[]> {
  const tarball = await tarballOf(folder);
  console.log(`${folder}: ${tarball.paths.length} files, ${tarball.bytes} bytes unpacked`);
  const problems = [...deadReferences(tarball), ...missingParts(tarball), ...unstyledClasses(tarball)];
  return tarball.bytes > mostBytes ? [...problems, `${folder} has more than ${mostBytes} bytes unpacked`] : problems;
}

/** A changeset that names what is not published stops the next release. */
function namesOfOthers(changeset: string): string[] {
  const named = [...readFileSync(changeset, 'utf8').matchAll(/^['"]@basin\/([\w-]+)['"]:/gm)].flatMap(
    ([, name]) => name ?? [],
  );
  return named
    .filter((name) => !(name in published))
    .map((name) => `${changeset} names @basin/${name}, which is not published: leave it out`);
}
