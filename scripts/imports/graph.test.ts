import { expect, test } from 'vitest';
import { findCycles, findImportsPastEntry, groupImports } from './graph.ts';

const graph = (imports: Record<string, string[]>) => new Map(Object.entries(imports));

test('modules that import each other indirectly form one cycle, without the modules that only import it', () => {
  const found = findCycles(graph({ a: ['b'], b: ['c'], c: ['b', 'd'], d: [], e: ['a', 'd'] }));
  expect(found).toEqual([['b', 'c']]);
});

test('two cycles are reported separately, and a module that imports itself is a cycle', () => {
  const found = findCycles(graph({ a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'], e: ['e'] }));
  expect(found).toEqual([['c', 'd'], ['a', 'b'], ['e']]);
});

test('folders can form a cycle when their modules do not', () => {
  const modules = graph({ 'x/a': ['y/b'], 'y/b': [], 'y/c': ['x/d'], 'x/d': [] });
  expect(findCycles(modules)).toEqual([]);
  expect(findCycles(groupImports(modules, (file) => file[0]))).toEqual([['x', 'y']]);
});

test('an import of another folder’s module past its entry is reported', () => {
  const modules = graph({ 'x/a': ['x/b', 'y/index', 'y/c', 'main'], 'x/b': [], 'y/index': ['y/c'], 'y/c': [] });
  const groupOf = (file: string) => /^(.)\//.exec(file)?.[1];
  expect(findImportsPastEntry(modules, groupOf, (file) => file.endsWith('/index'))).toEqual([['x/a', 'y/c']]);
});
