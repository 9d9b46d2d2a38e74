import ts from 'typescript';

/** Returns every top-level declaration that the entries reach: by name in code or types, by import, or through re-exports. */
export function reachedFrom(program: ts.Program, entries: readonly string[]): ReadonlySet<ts.Node> {
  const checker = program.getTypeChecker();
  const reached = new Set<ts.Node>();
  const waiting: ts.Node[] = [];

  const reach = (node: ts.Node): void => {
    if (reached.has(node)) return;
    reached.add(node);
    waiting.push(node);
  };
  /** Marks the side effects of a module as reached, because they run for any importer. */
  const load = (file: ts.SourceFile): void => {
    if (reached.has(file) || file.isDeclarationFile) return;
    reached.add(file);
    for (const statement of file.statements) if (!declares(statement)) reach(statement);
  };
  const reachSymbol = (symbol: ts.Symbol | undefined): void => {
    if (!symbol) return;
    const resolved = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    for (const declaration of resolved.declarations ?? []) {
      const node = topLevel(declaration);
      if (!node || node.getSourceFile().isDeclarationFile) continue;
      load(node.getSourceFile());
      reach(node);
    }
  };
  const reachModule = (specifier: ts.Node): void => {
    const module = checker.getSymbolAtLocation(specifier);
    if (module) for (const exported of checker.getExportsOfModule(module)) reachSymbol(exported);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const file = checker.getSymbolAtLocation(node.moduleSpecifier)?.valueDeclaration;
      if (file && ts.isSourceFile(file) && !node.importClause) load(file);
      return;
    }
    if (ts.isExportDeclaration(node)) return;
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node);
      reachSymbol(symbol);
      if (symbol && !ts.isPropertySignature(node.parent)) reachSymbol(contractEntry(program, symbol));
      if (ts.isShorthandPropertyAssignment(node.parent))
        reachSymbol(checker.getShorthandAssignmentValueSymbol(node.parent));
    }
    if (isDynamicImport(node)) reachModule(node.arguments[0]);
    ts.forEachChild(node, visit);
  };

  for (const entry of entries) {
    const file = program.getSourceFile(entry);
    if (!file) throw new Error(`${entry} is not part of the program`);
    load(file);
    for (const statement of file.statements) declarationsOf(statement).forEach(reach);
    const module = checker.getSymbolAtLocation(file);
    if (module) checker.getExportsOfModule(module).forEach(reachSymbol);
  }
  for (let node = waiting.pop(); node; node = waiting.pop()) visit(node);
  return reached;
}

/** Returns the contract entry of a generated call (`sdk.cart.get`), whose types do not refer to it. */
function contractEntry(program: ts.Program, symbol: ts.Symbol): ts.Symbol | undefined {
  const [call] = symbol.declarations ?? [];
  if (!call || !ts.isPropertySignature(call) || !ts.isInterfaceDeclaration(call.parent)) return undefined;
  const types = call.getSourceFile().fileName;
  if (!types.endsWith('sdk/src/calls.ts')) return undefined;
  const checker = program.getTypeChecker();
  const areas = program.getSourceFile(types.replace('calls.ts', 'contract/areas.ts'));
  const area = call.parent.name.text.replace(/Calls$/, '').replace(/^./, (first) => first.toLowerCase());
  const exported = (module: ts.Symbol | undefined, name: string) =>
    module && checker.getExportsOfModule(module).find((other) => other.name === name);
  const module = exported(areas && checker.getSymbolAtLocation(areas), area);
  return exported(module && checker.getAliasedSymbol(module), symbol.name);
}

/** Returns the declarations of a `const` statement, or else the statement itself. */
export const declarationsOf = (statement: ts.Statement): readonly ts.Node[] =>
  ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement];

/** Returns the name of an exported value, or undefined for a type, which only signatures or callers may use. */
export function exportedName(declaration: ts.Node): string | undefined {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  if (!ts.canHaveModifiers(statement) || ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement))
    return undefined;
  if (!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return undefined;
  return (declaration as ts.NamedDeclaration).name?.getText() ?? 'default';
}

/** Whether a statement only declares and has no side effect. */
const declares = (statement: ts.Statement): boolean =>
  ts.isVariableStatement(statement) ||
  ts.isFunctionDeclaration(statement) ||
  ts.isClassDeclaration(statement) ||
  ts.isInterfaceDeclaration(statement) ||
  ts.isTypeAliasDeclaration(statement);

const isDynamicImport = (node: ts.Node): node is ts.CallExpression & { arguments: readonly [ts.Expression] } =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && node.arguments.length > 0;

/** Returns the top-level declaration that contains a node; undefined for a whole module. */
export function topLevel(node: ts.Node): ts.Node | undefined {
  if (ts.isSourceFile(node)) return undefined;
  let current = node;
  while (!ts.isSourceFile(current.parent)) {
    if (ts.isVariableDeclaration(current) && isModuleLevel(current)) return current;
    current = current.parent;
  }
  return current;
}

const isModuleLevel = (declaration: ts.VariableDeclaration): boolean =>
  ts.isVariableStatement(declaration.parent.parent) && ts.isSourceFile(declaration.parent.parent.parent);
