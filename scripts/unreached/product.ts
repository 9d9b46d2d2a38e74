import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { reachedFrom } from './reach.ts';

/** The entries of the shop's pages. */
const shopPatterns = [
  'packages/storefront/app/{root,entry.client,entry.server}.tsx',
  'packages/storefront/app/routes/**/*.{ts,tsx}',
];

/** The entries of the product: modules that a framework, shell or worker loads, examples, and Storybook pages. */
const entryPatterns = [
  ...shopPatterns,
  'packages/storefront/server/{app,node,dev}.ts',
  'packages/gateway/src/**/{node,dev,*command,*-worker}.ts',
  'packages/{conformance,create,mock-backend}/src/{command,index}.ts',
  'packages/react-ui/src/brand/{index,command/command}.ts',
  'packages/react-ui/scripts/generate-tokens.ts',
  'examples/**/*.{ts,tsx}',
  '.storybook/*.{ts,tsx}',
  'packages/react-ui/src/docs/{*,brand-maker/BrandMaker,states/StateTable}.tsx',
  'scripts/*.ts',
];

/** Whether a file is a test, a story or a test helper, and so not part of the product. */
const isTestFile = (file: string): boolean =>
  /\.(test|stories)\.|\/(testing|stress|differential|stand-in)\/|\/testing\.tsx?$/.test(file);

/** The product as one program. Paths are absolute. */
export interface Product {
  readonly program: ts.Program;
  readonly sources: readonly string[];
  /** The top-level declarations that its entries reach. */
  readonly reached: ReadonlySet<ts.Node>;
  /** The top-level declarations that the shop's pages reach. */
  readonly reachedByShop: ReadonlySet<ts.Node>;
}

/** Finds the product's declarations in a program of all code. */
export function readProduct(program = readAllCode()): Product {
  const filesOf = (patterns: string[]) =>
    globSync(patterns, { exclude: ['**/node_modules/**'] })
      .filter((file) => !isTestFile(file))
      .map((file) => resolve(file));
  const sources = filesOf(['packages/*/{src,app,server}/**/*.{ts,tsx}']);
  const reachedBy = (patterns: string[]) =>
    reachedFrom(
      program,
      filesOf(patterns).filter((file) => !/\.server\.tsx?$/.test(file)),
    );
  return { program, sources, reached: reachedBy(entryPatterns), reachedByShop: reachedBy(shopPatterns) };
}

/** Creates a program of all code including tests, as `tsc -p .` does. */
export function readAllCode(): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)) as { config: unknown };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  return ts.createProgram(fileNames, options);
}
