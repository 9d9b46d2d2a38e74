import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect } from 'vitest';
import { encode } from './encode.ts';

/** One case of a vector file: a rule called with these arguments returns this result or throws this error. */
export interface Vector {
  readonly title: string;
  readonly rule: string;
  readonly arguments: unknown;
  readonly result?: unknown;
  readonly error?: string;
}

/** Asserts the result of a rule, and records the case as a vector for ports to other languages. */
export function shows<Arguments extends readonly unknown[], Result>(
  rule: (...args: Arguments) => Result,
  args: NoInfer<Arguments>,
  result: NoInfer<Result>,
): void {
  expect(rule(...args)).toEqual(result);
  keep(rule, args, result === undefined ? {} : { result: encode(result) });
}

/** Asserts that a rule rejects its arguments, and records the case as a vector. */
export function rejects<Arguments extends readonly unknown[]>(
  rule: (...args: Arguments) => unknown,
  args: NoInfer<Arguments>,
  error: new (message?: string) => Error = RangeError,
): void {
  expect(() => rule(...args)).toThrow(error);
  expect(() => rule(...args), 'the error has a message').toThrow(/\w/);
  keep(rule, args, { error: error.name });
}

function keep(
  rule: (...args: never) => unknown,
  args: readonly unknown[],
  outcome: Pick<Vector, 'result' | 'error'>,
): void {
  const { currentTestName: title = '', testPath = '' } = expect.getState();
  const vector: Vector = { title, rule: rule.name, arguments: encode(args), ...outcome };
  const [file, line] = [vectorFile(testPath), JSON.stringify(vector)];
  if (process.env.UPDATE_VECTORS) write(file, line);
  else expect(storedIn(file).has(line), 'this case has no vector; run `npm run vectors -w packages/domain`').toBe(true);
}

/** The vectors of `src/cart/cap-quantity.test.ts` are in `vectors/cart/cap-quantity.json`. */
function vectorFile(testFile: string): string {
  return testFile.replace('/src/', '/vectors/').replace(/\.test\.ts$/, '.json');
}

/** Vectors as text, by vector file. Test files share this module, so the state is keyed by file. */
const stored = new Map<string, ReadonlySet<string>>();
const written = new Map<string, string[]>();

function storedIn(file: string): ReadonlySet<string> {
  const known = stored.get(file);
  if (known) return known;
  const { cases } = JSON.parse(existsSync(file) ? readFileSync(file, 'utf8') : '{ "cases": [] }') as {
    cases: Vector[];
  };
  const lines = new Set(cases.map((vector) => JSON.stringify(vector)));
  stored.set(file, lines);
  return lines;
}

function write(file: string, line: string): void {
  const lines = [...(written.get(file) ?? []), line];
  written.set(file, lines);
  const schema = dirname(file).endsWith('/vectors') ? './schema.json' : '../schema.json';
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `{\n  "$schema": "${schema}",\n  "cases": [\n    ${lines.join(',\n    ')}\n  ]\n}\n`);
}
