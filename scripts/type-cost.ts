/** Checks the hover texts of the SDK and its cost to the compiler, using the published declarations. */
import { globSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const maxHoverCharacters = 400;
const maxTypes = 600;
const maxInstantiations = 1500;
const maxDeclarationsKB = 420;

const folder = fileURLToPath(new URL('../consumers/', import.meta.url));
const file = `${folder}probe.ts`;
const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

const start =
  "import { createCalls } from '@basin/sdk';\nconst sdk = createCalls({ gatewayUrl: 'https://gateway.example' });\n";
const listing = `${start}export const { documents } = await sdk.search.listing({ query: { q: 'faucet', rows: 30 } });\n`;

const upperStart =
  "import { createSdk } from '@basin/sdk';\nconst shop = createSdk({ gatewayUrl: 'https://gateway.example' });\n";
const upperListing = `${upperStart}export const { products } = await shop.products.list({ category: 'bathroom-faucets' });\n`;

const problems = [
  ...findLongHovers(),
  ...findCosts('one listing call of sdk.calls', listing),
  ...findCosts('one listing of sdk.products', upperListing),
  ...findDeclarationSize(),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

/** Checks the hover text of every SDK method and every exported function. */
function findLongHovers(): string[] {
  const program = programFor(start);
  const names = [
    ...methodNames(program, 'SdkCalls', 'sdk'),
    ...methodNames(program, 'Sdk', 'shop'),
    ...functionNames(program),
  ];
  const text = `${start}${upperStart}import * as all from '@basin/sdk';\n${names.map((name) => `${name};`).join('\n')}\n`;
  const service = serviceFor(text);
  const hovers = names.map((name) => {
    const end = text.indexOf(`\n${name};`) + name.length;
    const info = service.getQuickInfoAtPosition(file, end);
    const documentation = ts.displayPartsToString(info?.documentation);
    return { name, documentation, length: ts.displayPartsToString(info?.displayParts).length + documentation.length };
  });
  const longest = Math.max(...hovers.map(({ length }) => length));
  console.log(`${hovers.length} functions, the longest hover has ${longest} characters`);
  return hovers.flatMap(({ name, documentation, length }) => [
    ...(length > maxHoverCharacters
      ? [`${name}: its hover has ${length} characters, more than ${maxHoverCharacters}`]
      : []),
    ...(documentation === '' ? [`${name} has no documentation`] : []),
  ]);
}

/** Returns the methods of an SDK interface as expressions on a variable, except those of `session` and `calls`. */
function methodNames(program: ts.Program, type: string, variable: string): string[] {
  const checker = program.getTypeChecker();
  const sdk = moduleExports(program).find(({ name }) => name === type);
  if (!sdk) throw new TypeError(`The package exports no ${type}. Run \`npm run build\` first.`);
  return checker
    .getDeclaredTypeOfSymbol(declared(sdk, checker))
    .getProperties()
    .filter(({ name }) => name !== 'session' && name !== 'calls')
    .flatMap((member) =>
      checker
        .getTypeOfSymbol(member)
        .getProperties()
        .map(({ name }) => `${variable}.${member.name}.${name}`),
    );
}

function functionNames(program: ts.Program): string[] {
  const checker = program.getTypeChecker();
  return moduleExports(program)
    .filter((each) => (declared(each, checker).flags & ts.SymbolFlags.Function) !== 0)
    .map(({ name }) => `all.${name}`);
}

function declared(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Returns the exports of the package. */
function moduleExports(program: ts.Program): ts.Symbol[] {
  const checker = program.getTypeChecker();
  const [statement] = program.getSourceFile(file)?.statements ?? [];
  const module =
    statement && ts.isImportDeclaration(statement) && checker.getSymbolAtLocation(statement.moduleSpecifier);
  return module ? checker.getExportsOfModule(module) : [];
}

/** Checks the types and instantiations of a program beyond those of an empty file. */
function findCosts(name: string, text: string): string[] {
  const [empty, call] = ['export {};\n', text].map(costOf);
  if (!empty || !call) return [];
  const types = call.types - empty.types;
  const instantiations = call.instantiations - empty.instantiations;
  console.log(`${name}: ${types} types, ${instantiations} instantiations`);
  return [
    ...call.errors,
    ...(types > maxTypes ? [`${name} takes ${types} types, more than ${maxTypes}`] : []),
    ...(instantiations > maxInstantiations
      ? [`${name} takes ${instantiations} instantiations, more than ${maxInstantiations}`]
      : []),
  ];
}

/** Checks the total size of the SDK's declarations. */
function findDeclarationSize(): string[] {
  const dist = fileURLToPath(new URL('../packages/sdk/dist/', import.meta.url));
  const bytes = globSync(`${dist}**/*.d.ts`).map((path) => statSync(path).size);
  const sum = Math.round(bytes.reduce((total, each) => total + each, 0) / 1000);
  console.log(`the declarations of the SDK: ${sum} KB`);
  return sum > maxDeclarationsKB ? [`the declarations of the SDK have ${sum} KB, more than ${maxDeclarationsKB}`] : [];
}

function costOf(text: string) {
  const program = programFor(text);
  const source = program.getSourceFile(file);
  const errors = program
    .getSemanticDiagnostics(source)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  return { errors, types: program.getTypeCount(), instantiations: program.getInstantiationCount() };
}

function programFor(text: string): ts.Program {
  const program = serviceFor(text).getProgram();
  if (!program) throw new TypeError('TypeScript created no program.');
  return program;
}

function serviceFor(text: string): ts.LanguageService {
  return ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => {
      const content = name === file ? text : ts.sys.readFile(name);
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
    },
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => name === file || ts.sys.fileExists(name),
    readFile: (name) => ts.sys.readFile(name),
    directoryExists: (name) => ts.sys.directoryExists(name),
    realpath: ts.sys.realpath?.bind(ts.sys),
  } as ts.LanguageServiceHost);
}
