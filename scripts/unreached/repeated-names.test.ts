import ts from 'typescript';
import { afterEach, expect, test, vi } from 'vitest';
import { reportRepeatedNames } from './repeated-names.ts';

afterEach(() => void vi.restoreAllMocks());

/** Returns what is printed about the names that the given files export. */
function reportOn(files: Readonly<Record<string, string>>): string[] {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const parsed = new Map(
    Object.entries(files).map(([name, text]) => [name, ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, true)]),
  );
  const program = { getSourceFile: (name: string) => parsed.get(name) } as ts.Program;
  expect(reportRepeatedNames({ program, sources: Object.keys(files) })).toBe(printed.mock.calls.length === 0);
  return printed.mock.calls.flat() as string[];
}

test('a name that two modules of a package export for different things is reported with both modules', () => {
  const files = {
    'packages/shop/src/cart.ts': 'export interface Line {}; export const total = 1; const own = 1;',
    'packages/shop/src/drawing.ts': 'export type Line = number[]; export function total() {}; const own = 2;',
    'packages/kit/src/cart.ts': 'export const total = 3;',
  };
  const both = 'is exported by packages/shop/src/drawing.ts and packages/shop/src/cart.ts: give each its own name';
  expect(reportOn(files)).toEqual([`shop: Line ${both}`, `shop: total ${both}`]);
});

test('a component and its copy that loads on demand, and modules that a router or database loads, may share names', () => {
  const files = {
    'packages/shop/app/Dialog.tsx': 'export function Dialog() {}',
    'packages/shop/app/DialogOnDemand.ts': 'export const Dialog = 1;',
    'packages/shop/app/routes/cart.tsx': 'export const loader = 1;',
    'packages/shop/app/routes/home.tsx': 'export const loader = 2;',
  };
  expect(reportOn(files)).toEqual([]);
});
