import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import { noModuleState } from './no-module-state.js';

const linter = new Linter();
const problemsIn = (code: string): number =>
  linter.verify(code, { files: ['**/*.ts'], languageOptions: { parser: tseslint.parser }, rules: noModuleState as never }, 'a.ts').length; // prettier-ignore

describe('a module of the SDK', () => {
  test.each([
    'let token: string | undefined;',
    'export let token = 1;',
    'var token = 1;',
    'const tokens = new Map<string, string>();',
    'export const tokens = new Set<string>();',
    'const tokens = new WeakMap<object, string>();',
    'const tokens: Map<string, string> = new Map();',
    'const waiting: string[] = [];',
    'const pattern = /a/g;',
    'class Session { static token = 1; }',
  ])('an SDK module may not have %j', (code) => {
    expect(problemsIn(code)).toBe(1);
  });

  test.each([
    'const statuses: ReadonlySet<number> = new Set([408]);',
    'export const words: ReadonlyMap<string, string> = new Map([["a", "b"]]);',
    'const pattern = /a/i;',
    'const limit = 4;',
    'const names = ["a", "b"] as const;',
    'function make() { let token = 1; const cache = new Map(); return [token, cache]; }',
    'const make = () => { let token = 1; return token; };',
    'class Session { static readonly kind = "x"; #token = new Map(); }',
  ])('an SDK module may have %j', (code) => {
    expect(problemsIn(code)).toBe(0);
  });
});
