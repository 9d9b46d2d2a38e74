/** Fails on banned phrases in tracked texts. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { type BannedPhrase, findBanned } from './words/find-banned.ts';

const banned = JSON.parse(readFileSync('scripts/words/banned.json', 'utf8')) as BannedPhrase[];

/** The specification, wire data, generated files, French texts and the list itself. */
const exempt =
  /^docs\/spec\/|^packages\/sdk\/src\/(?:calls|contract\/types)\.ts$|^packages\/domain\/(?:vectors|api)\/|\.gen\.ts$|openapi\.json$|package(?:-lock)?\.json$|\bfr\b|^scripts\/words\//;

const files = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.md', '*.json'], { encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && !exempt.test(file) && existsSync(file));
const found = files.flatMap((file) =>
  findBanned(readFileSync(file, 'utf8'), banned).map(
    ({ line, words, write }) => `${file}:${line} “${words}”: write ${write}`,
  ),
);
for (const each of found) console.error(each);
console.log(`${files.length} texts, ${found.length} banned phrases`);
process.exitCode = found.length > 0 ? 1 : 0;
