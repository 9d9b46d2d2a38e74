import ts from 'typescript';
import { expect, test } from 'vitest';
import { unreachedComponents } from './kit-components.ts';
import { declarationsOf, exportedName, reachedFrom } from './reach.ts';

/** Creates a program of the given files. */
function createProgram(files: Readonly<Record<string, string>>): ts.Program {
  const host = ts.createCompilerHost({});
  const read = (name: string) => Object.entries(files).find(([path]) => `/${name}`.endsWith(`/${path}`))?.[1];
  const options = { moduleResolution: ts.ModuleResolutionKind.Bundler, module: ts.ModuleKind.ESNext, noLib: true };
  return ts.createProgram(Object.keys(files), options, {
    ...host,
    fileExists: (name) => read(name) !== undefined,
    directoryExists: () => true,
    readFile: read,
    getSourceFile: (name, target) => {
      const text = read(name);
      return text === undefined ? undefined : ts.createSourceFile(name, text, target, true);
    },
  });
}

/** Returns the exported names that are not reached from `entry.ts` in a program of the given files. */
function unreachedIn(files: Readonly<Record<string, string>>): string[] {
  const program = createProgram(files);
  const reached = reachedFrom(program, ['entry.ts']);
  return Object.keys(files)
    .flatMap((name) => program.getSourceFile(name)?.statements.flatMap(declarationsOf) ?? [])
    .filter((declaration) => !reached.has(declaration))
    .flatMap((declaration) => exportedName(declaration) ?? []);
}

test('a re-exported rule counts as unreached until an entry uses it', () => {
  const rules = {
    'rules.ts': 'export const used = () => 1; export function idle() {}',
    'index.ts': `export * from './rules';`,
  };
  expect(unreachedIn({ ...rules, 'entry.ts': `import { used } from './index'; used();` })).toEqual(['idle']);
  expect(unreachedIn({ ...rules, 'entry.ts': `import * as all from './index'; all.used(); all.idle();` })).toEqual([]);
});

test('a declaration that only an unreached rule uses is unreached as well', () => {
  const files = { 'rules.ts': 'export const inner = 1; export const outer = () => inner;' };
  expect(unreachedIn({ ...files, 'entry.ts': `import './rules';` })).toEqual(['inner', 'outer']);
  expect(
    unreachedIn({ ...files, 'entry.ts': `export { outer } from './rules'; import { outer } from './rules'; outer();` }),
  ).toEqual([]);
});

test('the side effects of an imported module and all exports of a dynamically imported module count as reached', () => {
  const files = {
    'late.ts': 'export const late = 1;',
    'rules.ts': 'export const started = 1; export const idle = 2; void started;',
  };
  expect(unreachedIn({ ...files, 'entry.ts': `import './rules'; void import('./late');` })).toEqual(['idle']);
});

test('using a generated call reaches its entry in the contract', () => {
  const sdk = 'packages/sdk/src';
  const files = {
    [`${sdk}/contract/cart.ts`]: 'export const get = 1; export const merge = 2;',
    [`${sdk}/contract/areas.ts`]: `export * as cart from './cart';`,
    [`${sdk}/calls.ts`]: 'export interface CartCalls { readonly get: () => void; readonly merge: () => void }',
    'entry.ts': `import type { CartCalls } from './packages/sdk/src/calls'; declare const cart: CartCalls; cart.get();`,
  };
  expect(unreachedIn(files)).toEqual(['merge']);
});

test('a kit component counts as used when a page uses it directly or inside another component, not when it is only exported', () => {
  const program = createProgram({
    'parts.ts':
      'export const Face = () => 1; export const Card = () => Face(); export const Idle = () => 1; export const tone = 1;',
    'kit.ts': `export { Card, Face, Idle, tone } from './parts';`,
    'entry.ts': `import { Card } from './kit'; Card();`,
  });
  expect(unreachedComponents(program, 'kit.ts', reachedFrom(program, ['entry.ts']))).toEqual(['Idle']);
});
