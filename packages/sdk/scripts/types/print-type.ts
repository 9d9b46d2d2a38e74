import ts from 'typescript';

/** Names of the types to print. */
export interface TypeNames {
  /** Returns the name of a declared type, or undefined for a type to print with its members. */
  readonly nameOf: (type: ts.Type) => string | undefined;
  /** Called for each interface of the source that is printed by name. */
  readonly onReference: (name: string, file: string) => void;
}

/** Creates a printer of types as declarations that do not need a schema library. */
export function createTypePrinter(checker: ts.TypeChecker, { nameOf, onReference }: TypeNames) {
  return { print, printBody, printMembers, isInterface };

  /** Whether to declare a type as an interface; unions and records become aliases. */
  function isInterface(type: ts.Type): boolean {
    return !type.isUnion() && checker.getPropertiesOfType(type).length > 0;
  }

  function print(type: ts.Type): string {
    return nameOf(type) ?? printBody(type);
  }

  function printBody(type: ts.Type): string {
    if (type.isUnion()) return printUnion(type);
    if (!isStructure(type)) return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
    if (checker.isTupleType(type)) return `[${argumentsOf(type).map(print).join(', ')}]`;
    if (checker.isArrayType(type)) return printArray(type);
    return printReference(type) ?? printRecord(type) ?? `{ ${printMembers(type)} }`;
  }

  function printUnion({ types }: ts.UnionType): string {
    const parts = types.map(print);
    const isBoolean = parts.includes('true') && parts.includes('false');
    const shown = isBoolean ? ['boolean', ...parts.filter((part) => part !== 'true' && part !== 'false')] : parts;
    return shown.toSorted((a, b) => Number(a === 'undefined') - Number(b === 'undefined')).join(' | ');
  }

  function printArray(type: ts.Type): string {
    const item = argumentsOf(type).map(print).join();
    const isReadonly = type.symbol.name === 'ReadonlyArray';
    return `${isReadonly ? 'readonly ' : ''}(${item})[]`;
  }

  /** Prints a class or interface of the platform or the source by its name. */
  function printReference(type: ts.Type): string | undefined {
    const declaration = (type.symbol as ts.Symbol | undefined)?.declarations?.find(isNamed);
    if (!declaration) return undefined;
    const { fileName } = declaration.getSourceFile();
    if (fileName.includes('/packages/')) onReference(type.symbol.name, fileName);
    const args = argumentsOf(type).slice(0, declaration.typeParameters?.length ?? 0);
    return args.length > 0 ? `${type.symbol.name}<${args.map(print).join(', ')}>` : type.symbol.name;
  }

  /** Prints a type that has one index signature and no other member. */
  function printRecord(type: ts.Type): string | undefined {
    const [index, ...others] = checker.getIndexInfosOfType(type);
    if (!index || others.length > 0 || checker.getPropertiesOfType(type).length > 0) return undefined;
    return `Record<${print(index.keyType)}, ${print(index.type)}>`;
  }

  /** Prints the members of a type, except those of the type that it extends. */
  function printMembers(type: ts.Type, base?: ts.Type): string {
    const indexes = checker
      .getIndexInfosOfType(type)
      .map((index) => `[key: ${print(index.keyType)}]: ${print(index.type)};`);
    const members = checker.getPropertiesOfType(type);
    const inherited = base ? new Set(checker.getPropertiesOfType(base).map(printMember)) : undefined;
    const own = members.map(printMember).filter((member) => !inherited?.has(member));
    return [...indexes, ...own].join('\n');
  }

  function printMember(symbol: ts.Symbol): string {
    const sentence = ts.displayPartsToString(symbol.getDocumentationComment(checker));
    const name = /^[A-Za-z_$][\w$]*$/.test(symbol.name) ? symbol.name : JSON.stringify(symbol.name);
    const mark = symbol.flags & ts.SymbolFlags.Optional ? '?' : '';
    return `${commentOf(sentence)}${name}${mark}: ${print(checker.getTypeOfSymbol(symbol))};`;
  }

  function argumentsOf(type: ts.Type): readonly ts.Type[] {
    return checker.getTypeArguments(type as ts.TypeReference);
  }
}

const isNamed = (node: ts.Node): node is ts.InterfaceDeclaration | ts.ClassDeclaration =>
  ts.isClassDeclaration(node) || (ts.isInterfaceDeclaration(node) && !namesInferred(node));

/** Whether an interface only names an inferred type: `interface CartReply extends Named<…> {}`. */
const namesInferred = ({ heritageClauses }: ts.InterfaceDeclaration): boolean =>
  heritageClauses?.some(({ types }) => types.some(({ expression }) => expression.getText() === 'Named')) ?? false;

/** Whether a type has members or alternatives; literals, strings, numbers and booleans do not. */
export const isStructure = (type: ts.Type): boolean =>
  (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.UnionOrIntersection)) !== 0 &&
  (type.flags & ts.TypeFlags.Boolean) === 0;

/** Whether a type is a class or an interface with a name. */
export const hasDeclaration = (type: ts.Type): boolean =>
  (type.symbol as ts.Symbol | undefined)?.declarations?.some(isNamed) ?? false;

/** Returns a docstring with the text, or '' without a text. */
export const commentOf = (text: string): string => (text ? `/** ${text.replaceAll('\n', ' ')} */\n` : '');
