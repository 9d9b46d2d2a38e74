import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterAll, expect } from 'vitest';
import { encode } from './encode.ts';

/** One line of a vector file: a rule called with these arguments gives this result, or refuses. */
export interface Vector {
  readonly title: string;
  readonly rule: string;
  readonly arguments: unknown;
  readonly result?: unknown;
  readonly error?: string;
}

const shown: Vector[] = [];

/** Asserts what a rule gives, and keeps the case as a vector for ports in other languages. */
export function shows<Arguments extends readonly unknown[], Result>(
  rule: (...args: Arguments) => Result,
  args: NoInfer<Arguments>,
  result: NoInfer<Result>,
): void {
  expect(rule(...args)).toEqual(result);
  keep(rule, args, result === undefined ? {} : { result: encode(result) });
}

/** Asserts that a rule refuses its arguments, and keeps the case as a vector. */
export function refuses<Arguments extends readonly unknown[]>(
  rule: (...args: Arguments) => unknown,
  args: NoInfer<Arguments>,
  error: typeof RangeError | typeof TypeError = RangeError,
): void {
  expect(() => rule(...args)).toThrow(error);
  expect(() => rule(...args), 'it says why').toThrow(/\w/);
  keep(rule, args, { error: error.name });
}

function keep(
  rule: (...args: never) => unknown,
  args: readonly unknown[],
  outcome: Pick<Vector, 'result' | 'error'>,
): void {
  const title = expect.getState().currentTestName ?? '';
  shown.push({ title, rule: rule.name, arguments: encode(args), ...outcome });
}

/** `src/cart/cap-quantity.test.ts` has its vectors in `vectors/cart/cap-quantity.json`. */
function vectorFile(testFile: string): string {
  return testFile.replace('/src/', '/vectors/').replace(/\.test\.ts$/, '.json');
}

afterAll(async () => {
  const file = vectorFile(expect.getState().testPath ?? '');
  if (process.env.UPDATE_VECTORS) return write(file);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '{ "cases": [] }';
  const { cases } = JSON.parse(text) as { cases: Vector[] };
  const stored = new Set(cases.map((vector) => JSON.stringify(vector)));
  const missing = shown.filter((vector) => !stored.has(JSON.stringify(vector)));
  expect(missing, 'cases without a vector: run `npm run vectors -w packages/domain`').toEqual([]);
});

async function write(file: string): Promise<void> {
  if (shown.length === 0) return;
  const cases = shown.map((vector) => JSON.stringify(vector)).join(',\n    ');
  const schema = dirname(file).endsWith('/vectors') ? './schema.json' : '../schema.json';
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `{\n  "$schema": "${schema}",\n  "cases": [\n    ${cases}\n  ]\n}\n`);
}
