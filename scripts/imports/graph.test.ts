import { expect, test } from 'vitest';
import { findCircles, findImportsPastEntry, groupImports } from './graph.ts';

const graph = (imports: Record<string, string[]>) => new Map(Object.entries(imports));

test('modules that import each other over several steps are one circle, and what only leads to it is none', () => {
  const found = findCircles(graph({ a: ['b'], b: ['c'], c: ['b', 'd'], d: [], e: ['a', 'd'] }));
  expect(found).toEqual([['b', 'c']]);
});

test('two circles are found apart, and a module that imports itself is a circle', () => {
  const found = findCircles(graph({ a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'], e: ['e'] }));
  expect(found).toEqual([['c', 'd'], ['a', 'b'], ['e']]);
});

test('folders form a circle where their modules form none', () => {
  const modules = graph({ 'x/a': ['y/b'], 'y/b': [], 'y/c': ['x/d'], 'x/d': [] });
  expect(findCircles(modules)).toEqual([]);
  expect(findCircles(groupImports(modules, (file) => file[0]))).toEqual([['x', 'y']]);
});

test('a module of another folder may be imported from its entry only', () => {
  const modules = graph({ 'x/a': ['x/b', 'y/index', 'y/c', 'main'], 'x/b': [], 'y/index': ['y/c'], 'y/c': [] });
  const groupOf = (file: string) => /^(.)\//.exec(file)?.[1];
  expect(findImportsPastEntry(modules, groupOf, (file) => file.endsWith('/index'))).toEqual([['x/a', 'y/c']]);
});
