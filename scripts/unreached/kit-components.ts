import ts from 'typescript';
import { topLevel } from './reach.ts';

/** Returns the components that a kit's index exports but no reached declaration uses, directly or inside another component. */
export function unreachedComponents(program: ts.Program, index: string, reached: ReadonlySet<ts.Node>): string[] {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(index);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${index} is not part of the program`);
  return checker
    .getExportsOfModule(module)
    .filter(({ name }) => /^[A-Z]/.test(name))
    .filter((exported) => {
      const resolved = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const [declaration] = resolved.flags & ts.SymbolFlags.Value ? (resolved.declarations ?? []) : [];
      const node = declaration && topLevel(declaration);
      return node !== undefined && !reached.has(node);
    })
    .map(({ name }) => name);
}
