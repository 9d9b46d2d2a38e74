import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { expect, test } from 'vitest';

interface Pattern {
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

/** Returns every regular expression literal in a source file. */
function patternsOf(file: string, text: string): Pattern[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const patterns: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      patterns.push({ place: `${file}:${line}`, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return patterns;
}

const root = join(import.meta.dirname, '../..');
const files = globSync(
  ['packages/{domain,sdk,gateway,conformance,server}/src/**/*.ts', 'packages/storefront/{app,server}/**/*.{ts,tsx}'],
  { cwd: root, exclude: ['**/*.test.{ts,tsx}', '**/broken-copies/**'] }, // these copies contain planted faults
);
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const patterns = [
  ...Map.groupBy(
    files.flatMap((file) => patternsOf(file, textOf(file))),
    ({ source, flags }) => `/${source}/${flags}`,
  ).values(),
].flatMap(([first]) => first ?? []);

/** Ends a hang: on a loaded machine the checker's own ten seconds are too short for a long pattern. */
const timeout = 50_000;

/** For long patterns the checker fuzzes and may report a linear one as slow; truly slow ones fail with every seed. */
const seeds = [0, 1, 2, 3];

/** Whether a pattern takes time linear in the length of its text. */
const isLinear = ({ source, flags }: Pick<Pattern, 'source' | 'flags'>): boolean =>
  seeds.some((randomSeed) => {
    const found = checkSync(source, flags, { randomSeed, timeout });
    return found.status === 'safe' && ['safe', 'linear'].includes(found.complexity.type);
  });

test('control: planted non-linear patterns are detected, including those found only by fuzzing', () => {
  const planted = patternsOf('planted.ts', 'const a = /^(a+)+$/; f(/x*x*y/i, / +$/, /(?<!z)x*x*y/);');
  expect(planted.map(isLinear)).toEqual([false, false, false, false]);
});

test('more than 200 patterns are checked', () => {
  expect(patterns.length).toBeGreaterThan(200);
});

test.each(patterns)('$place /$source/$flags takes time linear in the length of its text', (pattern) => {
  expect(isLinear(pattern)).toBe(true);
});

test('only the listed files, which escape special characters, build patterns from text', () => {
  const builders = files.filter((file) => textOf(file).includes('new RegExp('));
  expect(builders.sort()).toEqual([
    'packages/domain/src/validation/configured-pattern.ts',
    'packages/gateway/src/http/route-path.ts',
    'packages/gateway/src/texts/typeset.ts',
    'packages/sdk/src/contract/crm.ts',
    'packages/sdk/src/testing/route.ts',
  ]);
});
