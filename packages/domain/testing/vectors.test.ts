import { build } from 'esbuild';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { getQuickJS, type QuickJSContext } from 'quickjs-emscripten';
import { build as buildPackage } from 'tsup';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as domain from '../src/index.ts';

const root = join(import.meta.dirname, '..');
const files = globSync('vectors/**/*.json', { cwd: root, exclude: ['**/schema.json'] }).sort();
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** Rules that format for people require Intl, which a bare engine may lack. */
const needIntl = ['vectors/money/format-money.json'];

/** The published package and the vector runner as one classic script. */
let script = '';

beforeAll(async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'domain-'));
  const entry = { index: join(root, 'src/index.ts') };
  await buildPackage({ entry, outDir, format: ['esm'], target: 'es2023', dts: false, config: false, silent: true });
  const contents = `
    import * as domain from ${JSON.stringify(join(outDir, 'index.js'))};
    import { runVectors } from './testing/run-vectors.ts';
    globalThis.run = (text) => runVectors(domain, text);`;
  const stdin = { contents, resolveDir: root, loader: 'ts' } as const;
  const bundle = await build({ stdin, bundle: true, format: 'iife', target: 'es2023', write: false });
  script = bundle.outputFiles[0]?.text ?? '';
  await rm(outDir, { recursive: true });
});

const plantedFault = JSON.stringify({
  cases: [{ title: 'planted', rule: 'isZeroPrice', arguments: [0], result: false }],
});
const noFailures = '[]';

test('the vectors cover every rule that the package exports', () => {
  const shown = new Set(
    files.flatMap((file) => (JSON.parse(textOf(file)) as { cases: { rule: string }[] }).cases).map(({ rule }) => rule),
  );
  const isRule = (exported: unknown) => typeof exported === 'function' && !(exported.prototype instanceof Error);
  const rules = Object.entries(domain).filter(([, exported]) => isRule(exported));
  expect(rules.map(([name]) => name).filter((name) => !shown.has(name))).toEqual([]);
});

describe('QuickJS, an engine without a host', () => {
  let engine: QuickJSContext;
  const evaluate = (code: string): unknown => {
    const value: unknown = engine
      .unwrapResult(engine.evalCode(code))
      .consume((handle) => engine.dump(handle) as unknown);
    return value;
  };

  beforeAll(async () => {
    engine = (await getQuickJS()).newContext();
    evaluate(`${script};`);
  });
  afterAll(() => engine.dispose());

  test('QuickJS has no host: no Node, no DOM, no network and no clock', () => {
    const hosts = [
      'process',
      'require',
      'window',
      'document',
      'fetch',
      'URL',
      'console',
      'setTimeout',
      'Intl',
      'Buffer',
    ];
    expect(evaluate(`[${hosts.map((name) => `typeof ${name}`).join()}]`)).toEqual(hosts.map(() => 'undefined'));
  });

  test('a planted wrong vector fails in QuickJS', () => {
    expect(evaluate(`run(${JSON.stringify(plantedFault)})`)).toContain('planted');
  });

  test.each(files.filter((file) => !needIntl.includes(file)))('%s', (file) => {
    expect(evaluate(`run(${JSON.stringify(textOf(file))})`)).toBe(noFailures);
  });
});

describe('a bare realm with Intl', () => {
  const realm = createContext({});
  beforeAll(() => void runInContext(script, realm));
  const run = (text: string): unknown => runInContext(`run(${JSON.stringify(text)})`, realm);

  test('a bare realm has no host', () => {
    expect(runInContext('[typeof process, typeof fetch, typeof URL, typeof setTimeout, typeof Intl]', realm)).toEqual([
      'undefined',
      'undefined',
      'undefined',
      'undefined',
      'object',
    ]);
  });

  test('a planted wrong vector fails in a bare realm', () => {
    expect(run(plantedFault)).toContain('planted');
  });

  test.each(files)('%s', (file) => {
    expect(run(textOf(file))).toBe(noFailures);
  });
});

describe('the schema of the vectors', () => {
  const schema = JSON.parse(textOf('vectors/schema.json')) as {
    $defs: { case: { required: string[]; properties: Record<string, unknown> } };
  };
  const { required, properties } = schema.$defs.case;

  test.each(files)('%s contains every required member and no other', (file) => {
    const { cases, ...others } = JSON.parse(textOf(file)) as { cases: object[] };
    expect(others).toEqual({ $schema: file.split('/').length > 2 ? '../schema.json' : './schema.json' });
    expect(cases.length).toBeGreaterThan(0);
    for (const vector of cases) {
      expect(Object.keys(vector)).toEqual(expect.arrayContaining(required));
      expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(vector)));
    }
  });
});
