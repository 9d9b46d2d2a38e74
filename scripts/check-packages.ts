/** Packs what is published and checks, with two public linters too, that other projects can import and read it. */
import { run } from './run.ts';
import { deadReferences, tarballOf } from './tarballs/tarball.ts';

/** What is published, and how many bytes each may have unpacked. */
const published = {
  domain: 800_000,
  sdk: 1_500_000,
  'react-ui': 700_000, // a file for each module with its source map, and the styles of each component alone
  conformance: 500_000,
  'mock-backend': 7_000_000,
};

let sound = true;
for (const [name, mostBytes] of Object.entries(published)) {
  const folder = `packages/${name}`;
  const styles = name === 'react-ui' ? ['--exclude-entrypoints', './styles.css', './*.css', './tokens.json'] : [];
  sound = (await run('publint', ['--strict', folder])) && sound;
  sound = (await run('attw', ['--pack', folder, '--profile', 'esm-only', '--quiet', ...styles])) && sound;
  const problems = await findProblems(folder, mostBytes);
  for (const problem of problems) console.error(problem);
  sound = problems.length === 0 && sound;
}
process.exitCode = sound ? 0 : 1;

async function findProblems(folder: string, mostBytes: number): Promise<string[]> {
  const tarball = await tarballOf(folder);
  console.log(`${folder}: ${tarball.paths.length} files, ${tarball.bytes} bytes unpacked`);
  const dead = deadReferences(tarball);
  return tarball.bytes > mostBytes ? [...dead, `${folder} has more than ${mostBytes} bytes unpacked`] : dead;
}
