import ts from 'typescript';
import { topLevel } from './reach.ts';

/** Returns the components that a kit's index exports and none of the reached declarations is; by themselves or inside another both count. */
export function componentsNotReached(program: ts.Program, index: string, reached: ReadonlySet<ts.Node>): string[] {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(index);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${index} is not part of the program`);
  return checker
    .getExportsOfModule(module)
    .filter(({ name }) => /^[A-Z]/.test(name))
    .filter((exported) => {
      const meant = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const [declaration] = meant.flags & ts.SymbolFlags.Value ? (meant.declarations ?? []) : [];
      const node = declaration && topLevel(declaration);
      return node !== undefined && !reached.has(node);
    })
    .map(({ name }) => name);
}
