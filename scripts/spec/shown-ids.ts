import ts from 'typescript';

export interface Shown {
  readonly id: string;
  readonly title: string;
  readonly file: string;
  readonly line: number;
}

const leadingIds = /^(?:(?:DOM|SDK|UI|STO|GW)-\d{3}[\s,;]+)+/;
const runners = new Set(['test', 'it', 'describe']);
/** A test that may not run shows nothing. */
const mayNotRun = new Set(['skip', 'todo', 'skipIf', 'runIf', 'fails']);

/** The words of `test.skip.each(table)`: its runner first, then its modifiers. */
function wordsOf(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...wordsOf(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return wordsOf(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return wordsOf(callee.tag);
  return [];
}

function titleOf(argument: ts.Expression | undefined): string | undefined {
  if (!argument) return undefined;
  if (ts.isStringLiteralLike(argument)) return argument.text;
  return ts.isTemplateExpression(argument) ? argument.head.text : undefined;
}

/** The requirement ids that the titles of a file's running tests start with. */
export function findShownIds(file: string, source: string): Shown[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Shown[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [runner, ...modifiers] = wordsOf(node.expression);
      if (runner !== undefined && runners.has(runner)) {
        if (modifiers.some((word) => mayNotRun.has(word))) return;
        const title = titleOf(node.arguments[0]);
        const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        const ids = runner === 'describe' ? [] : (leadingIds.exec(title ?? '')?.[0].match(/[A-Z]+-\d{3}/g) ?? []);
        for (const id of ids) found.push({ id, title: title ?? '', file, line });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
