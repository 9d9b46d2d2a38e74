/**
 * Fails on a banned turn of phrase in a tracked text. Files in waiting.json are still to be rewritten: that list may only shrink.
 * `--waiting` prints what each of them still contains; `--shrink` takes the files that are done off the list.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Banned, findBanned } from './words/find-banned.ts';

const flag = { type: 'boolean' } as const;
const { values: options } = parseArgs({ options: { waiting: flag, shrink: flag } });
const read = (name: string): unknown => JSON.parse(readFileSync(`scripts/words/${name}.json`, 'utf8'));
const banned = read('banned') as Banned[];
const waiting = new Set(read('waiting') as string[]);

/** The specification, data of the wire, generated files, texts in French, and the list itself. */
const exempt =
  /^docs\/spec\/|^packages\/sdk\/src\/(?:calls|contract\/types)\.ts$|^packages\/domain\/(?:vectors|api)\/|\.gen\.ts$|openapi\.json$|package(?:-lock)?\.json$|\bfr\b|^scripts\/words\//;

const files = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.md', '*.json'], { encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && !exempt.test(file) && existsSync(file));
const withBanned = new Map(
  files
    .map((file) => [file, findBanned(readFileSync(file, 'utf8'), banned)] as const)
    .filter(([, found]) => found.length > 0),
);

for (const [file, found] of withBanned) {
  if (waiting.has(file) && !options.waiting) continue;
  for (const { line, words, write } of found) console.error(`${file}:${line} “${words}”: write ${write}`);
}
const failing = [...withBanned.keys()].filter((file) => !waiting.has(file));
const done = [...waiting].filter((file) => !withBanned.has(file));
if (options.shrink) {
  const left = [...waiting].filter((file) => withBanned.has(file));
  writeFileSync('scripts/words/waiting.json', `${JSON.stringify(left, null, 2)}\n`);
}
for (const file of done) console.error(`${file} is in plain English now: take it off scripts/words/waiting.json`);
console.log(`${files.length} texts, ${withBanned.size} with banned words, ${waiting.size} on the waiting list`);
process.exitCode = failing.length + done.length > 0 ? 1 : 0;
