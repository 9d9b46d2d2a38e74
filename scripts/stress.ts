/**
 * Runs the stress suites in full size, one after another: those in folders named `stress`, and search. Arguments select
 * suites by name, `--from` resumes an interrupted run at a suite, `--list` only lists them.
 */
import { spawn } from 'node:child_process';
import { createWriteStream, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { argumentsOrExit } from './arguments-or-exit.ts';
import { selectSuites, suiteName, summarize, formatDuration, type SuiteResult } from './stress/suites.ts';

const folder = 'reports/stress';
const durations = `${folder}/seconds.json`;
const tailLines = 40;

const { positionals, values } = argumentsOrExit({
  allowPositionals: true,
  options: { from: { type: 'string' }, list: { type: 'boolean', default: false } },
});

const lastSeconds = readDurations();
const suites = choose();
const known = suites.flatMap((file) => lastSeconds[suiteName(file)] ?? []);
const knownSeconds = known.reduce((sum, seconds) => sum + seconds, 0);
console.log(`${suites.length} suites, each with its own data and its planted fault first. Press Ctrl-C to stop.`);
if (known.length > 0) console.log(`${known.length} of them took ${formatDuration(knownSeconds)} in their last run.`);
if (values.list) for (const file of suites) console.log(line('    ', file, lastSeconds[suiteName(file)]));
else process.exitCode = (await runAll()) ? 0 : 1;

function choose(): string[] {
  const patterns = ['packages/*/*/stress/**/*.test.ts', 'packages/gateway/src/search/finder.test.ts'];
  try {
    return selectSuites(globSync(patterns), positionals, values.from);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}

async function runAll(): Promise<boolean> {
  mkdirSync(folder, { recursive: true });
  const results: SuiteResult[] = [];
  for (const [index, file] of suites.entries()) {
    console.log(line(`${index + 1}/${suites.length}`, file, lastSeconds[suiteName(file)]));
    const ended = await runSuite(file);
    if (ended === undefined) {
      console.log(
        `Stopped. To resume, run: npm run stress -- ${[...positionals, '--from', suiteName(file)].join(' ')}`,
      );
      break;
    }
    results.push(ended);
    saveDuration(ended);
    console.log(`      ${ended.passed ? 'passed' : 'FAILED'} after ${formatDuration(ended.seconds)}`);
    if (!ended.passed) console.log(tailOf(file));
  }
  console.log(`\n${summarize(results, suites.length)}. The output of each is in ${folder}.`);
  return results.length === suites.length && results.every(({ passed }) => passed);
}

/** Runs one suite in full size and writes its output to a file; resolves to undefined when a signal stopped it. */
async function runSuite(file: string): Promise<SuiteResult | undefined> {
  const startedMs = performance.now();
  const { NODE_ENV: _, ...inherited } = process.env;
  const child = spawn('vitest', ['run', file], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited, NODE_ENV: 'test', STRESS: 'full', NO_COLOR: '1' },
  });
  const output = createWriteStream(outputOf(file));
  for (const stream of [child.stdout, child.stderr]) stream.pipe(output, { end: false });
  const stopped = new AbortController();
  const stop = (signal: NodeJS.Signals): void => {
    stopped.abort();
    child.kill(signal);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  process.off('SIGINT', stop).off('SIGTERM', stop);
  output.end();
  if (stopped.signal.aborted) return undefined;
  return { file, passed: code === 0, seconds: (performance.now() - startedMs) / 1000 };
}

function line(place: string, file: string, seconds: number | undefined): string {
  const last = seconds === undefined ? '' : `  ${formatDuration(seconds)} last time`;
  return `${place.padStart(6)}  ${suiteName(file).padEnd(22)}${last}`;
}

function outputOf(file: string): string {
  return `${folder}/${suiteName(file)}.txt`;
}

function tailOf(file: string): string {
  return readFileSync(outputOf(file), 'utf8').trimEnd().split('\n').slice(-tailLines).join('\n');
}

function readDurations(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(readFileSync(durations, 'utf8')) as Record<string, number>;
  } catch {
    return {}; // no suite has run yet
  }
}

function saveDuration({ file, seconds }: SuiteResult): void {
  const all = { ...readDurations(), [suiteName(file)]: Math.round(seconds) };
  writeFileSync(durations, `${JSON.stringify(all, undefined, 2)}\n`);
}
