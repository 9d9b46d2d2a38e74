import { globSync, readFileSync } from 'node:fs';
import { posix, sep } from 'node:path';
import ts from 'typescript';

/** The paths of the modules that each module imports, including type imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * Reads the relative imports of source files, except tests and test helpers.
 *
 * @param patterns globs of the files, such as `packages/*\/src/**\/*.ts`
 */
export function readImports(patterns: readonly string[]): ImportGraph {
  const files = globSync(patterns, { exclude: ['**/node_modules/**'] })
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => !/\.(?:test|stories)\.|\.d\.ts$|(?:\/|^)testing(?:\/|\.tsx?$)/.test(file));
  const known = new Set(files);
  return new Map(
    files.map((file) => [file, importsIn(file, readFileSync(file, 'utf8')).filter((path) => known.has(path))]),
  );
}

function importsIn(file: string, text: string): string[] {
  const { importedFiles } = ts.preProcessFile(text);
  return importedFiles.map(({ fileName }) => posix.join(posix.dirname(file), fileName));
}

/** Returns the import graph between groups of modules, without modules that have no group. */
export function groupImports(graph: ImportGraph, groupOf: (file: string) => string | undefined): ImportGraph {
  const groups = new Map<string, Set<string>>();
  for (const [file, imports] of graph) {
    const from = groupOf(file);
    if (from === undefined) continue;
    const targets = groups.get(from) ?? new Set();
    groups.set(from, targets);
    for (const to of imports.map(groupOf)) if (to !== undefined && to !== from) targets.add(to);
  }
  return new Map([...groups].map(([group, targets]) => [group, [...targets]]));
}

/** Returns imports of another group's modules other than its entry, as pairs of importing and imported module. */
export function findImportsPastEntry(
  graph: ImportGraph,
  groupOf: (file: string) => string | undefined,
  isEntry: (file: string) => boolean,
): [from: string, to: string][] {
  const isOtherGroup = (from: string, to: string) => groupOf(to) !== undefined && groupOf(to) !== groupOf(from);
  return [...graph].flatMap(([from, targets]) =>
    targets.filter((to) => isOtherGroup(from, to) && !isEntry(to)).map((to): [string, string] => [from, to]),
  );
}

/** Returns the sets of modules that form import cycles, each sorted by path. */
export function findCycles(graph: ImportGraph): string[][] {
  const index = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];

  // Tarjan's strongly connected components
  const visit = (node: string): number => {
    const own = index.size;
    index.set(node, own);
    lowest.set(node, own);
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      const reached = index.has(next) ? (open.includes(next) ? (index.get(next) ?? own) : own) : visit(next);
      lowest.set(node, Math.min(lowest.get(node) ?? own, reached));
    }
    const low = lowest.get(node) ?? own;
    if (low === own) {
      const members = open.splice(open.indexOf(node));
      if (members.length > 1 || graph.get(node)?.includes(node)) cycles.push(members.sort());
    }
    return low;
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return cycles;
}
