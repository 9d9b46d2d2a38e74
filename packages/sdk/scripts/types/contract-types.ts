import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const source = fileURLToPath(new URL('../../src/', import.meta.url));
const modules = readdirSync(`${source}contract`)
  .filter((name) => /^[\w-]+\.ts$/.test(name) && name !== 'types.ts')
  .toSorted();

/** A call with the types that the compiler resolves. */
export interface TypedCall {
  readonly name: string;
  readonly sentence: string;
  readonly input: ts.Type;
  readonly output: ts.Type;
}

/** The output type of an exported schema: `cartDocumentSchema` has the type `CartDocument`. */
export interface TypedSchema {
  readonly name: string;
  readonly sentence: string;
  readonly type: ts.Type;
}

/** The contract with the types that the compiler resolves. */
export interface ContractTypes {
  readonly checker: ts.TypeChecker;
  readonly areas: readonly { readonly name: string; readonly calls: readonly TypedCall[] }[];
  readonly schemas: readonly TypedSchema[];
}

const probeFile = `${source}probe.ts`;
const probeText = `
  import type { contract, CallInput, CallOutput } from './contract/index.ts';
  type Tree = typeof contract;
  export declare const calls: Tree;
  export declare const inputs: { [A in keyof Tree]: { [N in keyof Tree[A]]: CallInput<Tree[A][N]> } };
  export declare const outputs: { [A in keyof Tree]: { [N in keyof Tree[A]]: CallOutput<Tree[A][N]> } };`;

/** Resolves the types of the contract with the compiler. */
export function contractTypes(): ContractTypes {
  const program = programWith(probeFile, probeText);
  const checker = program.getTypeChecker();
  const [calls, inputs, outputs] = ['calls', 'inputs', 'outputs'].map((name) => {
    const symbol = exportsOf(program, probeFile).find((each) => each.name === name);
    return symbol ? checker.getTypeOfSymbol(symbol) : checker.getAnyType();
  }) as [ts.Type, ts.Type, ts.Type];
  const member = (type: ts.Type, name: string): ts.Type => {
    const symbol = checker.getPropertyOfType(type, name);
    if (!symbol) throw new TypeError(`The contract has no ${name}.`);
    return checker.getTypeOfSymbol(symbol);
  };
  const areas = calls.getProperties().map(({ name: area }) => ({
    name: area,
    calls: member(calls, area)
      .getProperties()
      .map((symbol) => ({
        name: symbol.name,
        sentence: sentenceOf(symbol, checker),
        input: member(member(inputs, area), symbol.name),
        output: member(member(outputs, area), symbol.name),
      })),
  }));
  return { checker, areas, schemas: modules.flatMap((file) => schemasIn(program, `${source}contract/${file}`)) };
}

function schemasIn(program: ts.Program, path: string): TypedSchema[] {
  const checker = program.getTypeChecker();
  return exportsOf(program, path).flatMap((symbol) => {
    if (!symbol.name.endsWith('Schema')) return [];
    const own = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const output = memberOf(memberOf(checker.getTypeOfSymbol(own), '_zod', checker), 'output', checker);
    const name = symbol.name.charAt(0).toUpperCase() + symbol.name.slice(1, -'Schema'.length);
    return output ? [{ name, sentence: sentenceOf(own, checker), type: output }] : [];
  });
}

function memberOf(type: ts.Type | undefined, name: string, checker: ts.TypeChecker): ts.Type | undefined {
  const symbol = type && checker.getPropertyOfType(type, name);
  return symbol && checker.getTypeOfSymbol(symbol);
}

const sentenceOf = (symbol: ts.Symbol, checker: ts.TypeChecker): string =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker));

function exportsOf(program: ts.Program, path: string): ts.Symbol[] {
  const file = program.getSourceFile(path);
  const symbol = file && program.getTypeChecker().getSymbolAtLocation(file);
  return symbol ? program.getTypeChecker().getExportsOfModule(symbol) : [];
}

/** Creates a program from the contract's modules and one file in memory. */
function programWith(path: string, text: string): ts.Program {
  const config: unknown = ts.readConfigFile(`${source}../tsconfig.json`, (file) => ts.sys.readFile(file)).config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, `${source}..`);
  const host = ts.createCompilerHost(options);
  const disk = { ...host };
  host.fileExists = (file) => file === path || disk.fileExists(file);
  host.readFile = (file) => (file === path ? text : disk.readFile(file));
  host.getSourceFile = (file, ...rest) =>
    file === path ? ts.createSourceFile(file, text, ts.ScriptTarget.ESNext) : disk.getSourceFile(file, ...rest);
  return ts.createProgram([path, ...modules.map((file) => `${source}contract/${file}`)], options, host);
}
