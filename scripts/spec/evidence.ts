import { relative, sep } from 'node:path';
import ts from 'typescript';
import { topLevel } from '../unreached/reach.ts';

/** What a test must exercise for its requirement to count as tested. One of the members is enough. */
interface Evidence {
  /** The test is in this folder: those of the kit run in Chromium, those of the shop request the served one. */
  readonly folder?: string;
  /** The test imports one of these files, directly or indirectly. */
  readonly harness?: readonly string[];
  /** The test uses a function or schema in one of these folders that the product reaches. */
  readonly rules?: readonly string[];
}

const page = ['packages/storefront/e2e/browser.ts'];
const gateway = ['packages/gateway/src/main/create-gateway.ts'];

/** The evidence for a requirement, by id prefix. The SDK's schemas and sessions implement shapes and times of the domain. */
const evidenceFor: Readonly<Record<string, Evidence>> = {
  DOM: { rules: ['packages/domain/src/', 'packages/sdk/src/'], harness: [...gateway, ...page] },
  SDK: { rules: ['packages/sdk/src/'], harness: [...gateway, ...page] },
  UI: { folder: 'packages/react-ui/src/', harness: page },
  STO: { folder: 'packages/storefront/e2e/' },
  GW: { harness: gateway },
};

/**
 * Returns a function that decides whether a test exercises the subject of its requirement.
 *
 * @param reached the declarations that the product reaches
 */
export function evidenceIn(
  program: ts.Program,
  reached: ReadonlySet<ts.Node>,
): (id: string, test: ts.CallExpression) => boolean {
  const checker = program.getTypeChecker();
  const imports = importsOf(program);
  return (id, test) => {
    const { folder, harness = [], rules = [] } = evidenceFor[id.split('-')[0] ?? ''] ?? {};
    const file = test.getSourceFile();
    return (
      (folder !== undefined && pathOf(file).startsWith(folder)) ||
      (rules.length > 0 && usesRule(checker, test, rules, reached)) ||
      (harness.length > 0 && [...imports(file)].some((imported) => harness.includes(pathOf(imported))))
    );
  };
}

const pathOf = (file: ts.SourceFile): string => relative('.', file.fileName).replaceAll(sep, '/');

/** Returns all files that a file imports, directly and indirectly. */
function importsOf(program: ts.Program): (file: ts.SourceFile) => ReadonlySet<ts.SourceFile> {
  const checker = program.getTypeChecker();
  const direct = new Map<ts.SourceFile, readonly ts.SourceFile[]>();
  const importedBy = (file: ts.SourceFile): readonly ts.SourceFile[] => {
    const known = direct.get(file);
    if (known) return known;
    const found = file.statements.flatMap((statement) => {
      if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
      const { moduleSpecifier } = statement;
      const module = moduleSpecifier && checker.getSymbolAtLocation(moduleSpecifier)?.valueDeclaration;
      return module && ts.isSourceFile(module) && !module.isDeclarationFile ? [module] : [];
    });
    direct.set(file, found);
    return found;
  };
  return (file) => {
    const all = new Set(importedBy(file));
    for (const imported of all) for (const next of importedBy(imported)) all.add(next);
    return all;
  };
}

/** Whether a test, or a test file's function that it calls, uses a reached function or schema in one of the folders. */
function usesRule(
  checker: ts.TypeChecker,
  test: ts.Node,
  folders: readonly string[],
  reached: ReadonlySet<ts.Node>,
): boolean {
  const seen = new Set<ts.Node>();
  const names = (node: ts.Node): boolean => {
    if (seen.has(node)) return false;
    seen.add(node);
    return isIdentifierOfRule(node) || ts.forEachChild(node, names) === true;
  };
  const isIdentifierOfRule = (node: ts.Node): boolean => {
    if (!ts.isIdentifier(node)) return false;
    const symbol = checker.getSymbolAtLocation(node);
    const resolved = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return (resolved?.declarations ?? []).some((declaration) => {
      const declared = topLevel(declaration);
      if (!declared) return false;
      const path = pathOf(declared.getSourceFile());
      if (isTestFile(path)) return names(declared);
      return (
        folders.some((folder) => path.startsWith(folder)) && reached.has(declared) && isTestable(checker, declaration)
      );
    });
  };
  return names(test);
}

const isTestFile = (path: string): boolean => /\.test\.|testing/.test(path) && !path.includes('node_modules');

/** Whether a declaration is a function, class or schema. Comparing a constant with itself proves nothing. */
function isTestable(checker: ts.TypeChecker, declaration: ts.Node): boolean {
  if (ts.isClassDeclaration(declaration)) return true;
  const type = checker.getTypeAtLocation(declaration);
  return type.getCallSignatures().length > 0 || type.getProperty('_zod') !== undefined;
}
