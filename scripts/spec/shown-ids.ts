import ts from 'typescript';

export interface RequirementTest {
  readonly id: string;
  readonly title: string;
  /** The call of `test`. */
  readonly test: ts.CallExpression;
}

const leadingIds = /^(?:(?:DOM|SDK|UI|STO|GW)-\d{3}[\s,;]+)+/;
const runners = new Set(['test', 'it', 'describe']);
/** Modifiers of tests that may be skipped; such tests do not count. */
const skippingModifiers = new Set(['skip', 'todo', 'skipIf', 'runIf', 'fails']);

/** Returns the names in `test.skip.each(table)`: the runner first, then its modifiers. */
function calleeNames(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...calleeNames(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return calleeNames(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return calleeNames(callee.tag);
  return [];
}

function titleOf(argument: ts.Expression | undefined): string | undefined {
  if (!argument) return undefined;
  if (ts.isStringLiteralLike(argument)) return argument.text;
  return ts.isTemplateExpression(argument) ? argument.head.text : undefined;
}

/** Returns the requirement ids at the start of the titles of a file's running tests. */
export function findShownIds(tree: ts.SourceFile): RequirementTest[] {
  const found: RequirementTest[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [runner, ...modifiers] = calleeNames(node.expression);
      if (runner !== undefined && runners.has(runner)) {
        if (modifiers.some((word) => skippingModifiers.has(word))) return;
        const title = titleOf(node.arguments[0]);
        const ids = runner === 'describe' ? [] : (leadingIds.exec(title ?? '')?.[0].match(/[A-Z]+-\d{3}/g) ?? []);
        for (const id of ids) found.push({ id, title: title ?? '', test: node });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
