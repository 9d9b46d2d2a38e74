import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { evidenceIn } from './evidence.ts';

const rules = resolve('packages/domain/src/rules.ts');
const suite = resolve('packages/domain/src/rules.test.ts');
// concatenated, so that this file does not itself count as a test of the requirement
const id = 'DOM' + '-001';

/** Whether a test with the given body counts, if the product reaches the rules that `isReached` selects. */
function counts(body: string, isReached: (name: string) => boolean): boolean {
  const files: Readonly<Record<string, string>> = {
    [rules]: 'export const limit = 4; export const capped = (value: number) => value; export const idle = () => 1;',
    [suite]: `import { capped, idle, limit } from './rules.ts'; const draft = () => capped(1); ${body}`,
  };
  const options = { allowImportingTsExtensions: true, noEmit: true, noLib: true };
  const program = ts.createProgram([suite], options, {
    ...ts.createCompilerHost({}),
    fileExists: (name) => files[name] !== undefined,
    readFile: (name) => files[name],
    getSourceFile: (name, target) => {
      const text = files[name];
      return text === undefined ? undefined : ts.createSourceFile(name, text, target, true);
    },
  });
  const declared = (program.getSourceFile(rules)?.statements ?? []).flatMap((statement) =>
    ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [],
  );
  const reached = new Set<ts.Node>(declared.filter(({ name }) => isReached(name.getText())));
  const call = program.getSourceFile(suite)?.statements.at(-1) as ts.ExpressionStatement;
  return evidenceIn(program, reached)(id, call.expression as ts.CallExpression);
}

test('a test of a rule that the product reaches counts, directly or through a function of the test file', () => {
  expect(counts(`test('${id}', () => { capped(9); });`, () => true)).toBe(true);
  expect(counts(`test('${id}', () => { draft(); });`, () => true)).toBe(true);
});

test('a test of a rule that only tests call does not count', () => {
  expect(counts(`test('${id}', () => { idle(); });`, (name) => name !== 'idle')).toBe(false);
});

test('a test that compares a constant with itself does not count', () => {
  expect(counts(`test('${id}', () => { limit === 4; });`, () => true)).toBe(false);
});
