import { relative, sep } from 'node:path';
import ts from 'typescript';
import type { Product } from './product.ts';
import { declarationsOf } from './reach.ts';

/** Modules whose export names are given by what loads them: pages by the router, migrations by the database. */
const namedByLoader = /\/(routes|migrations)\/|\/app\/(root|entry\.\w+)\.tsx$/;

/** Prints exported names that stand for two things in one package. Returns whether there are none. */
export function reportRepeatedNames({ program, sources }: Pick<Product, 'program' | 'sources'>): boolean {
  const repeated = sources
    .filter((file) => !namedByLoader.test(file))
    .flatMap((file) => program.getSourceFile(file) ?? [])
    .flatMap(exportsOf);
  const byName = Map.groupBy(repeated, ({ name, packageName }) => `${packageName}: ${name}`);
  const meanings = [...byName].map(([name, exports]) => [name, filesOf(exports)] as const);
  const shared = meanings.filter(([, files]) => files.length > 1);
  for (const [name, files] of shared)
    console.error(`${name} is exported by ${files.join(' and ')}: give each its own name`);
  return shared.length === 0;
}

interface Export {
  readonly name: string;
  readonly packageName: string;
  readonly file: string;
}

function exportsOf(source: ts.SourceFile): Export[] {
  const file = relative('.', source.fileName).replaceAll(sep, '/');
  const packageName = /^packages\/([^/]+)/.exec(file)?.[1] ?? '';
  return source.statements
    .filter((statement) => ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(isExport))
    .flatMap(declarationsOf)
    .flatMap((declaration) => (declaration as ts.NamedDeclaration).name?.getText() ?? [])
    .map((name) => ({ name, packageName, file }));
}

const isExport = ({ kind }: ts.ModifierLike): boolean => kind === ts.SyntaxKind.ExportKeyword;

/** Returns the files that export a name. A component and the file that loads it on demand count once. */
const filesOf = (exports: readonly Export[]): string[] => [
  ...new Map(exports.map(({ file }) => [file.replace(/(OnDemand)?\.tsx?$/, ''), file] as const).toReversed()).values(),
];
