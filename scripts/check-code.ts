/** Checks types, lint, requirements, and unused and repeated exports with one TypeScript program, so that code is parsed and typed once. */
import { ESLint } from 'eslint';
import ts from 'typescript';
import { reportRequirements } from './spec/report-requirements.ts';
import { readAllCode, readProduct } from './unreached/product.ts';
import { reportRepeatedNames } from './unreached/repeated-names.ts';
import { reportUnreached } from './unreached/report-unreached.ts';

const program = readAllCode();

function checkTypes(): boolean {
  const diagnostics = ts.getPreEmitDiagnostics(program);
  if (diagnostics.length > 0) console.error(ts.formatDiagnosticsWithColorAndContext(diagnostics, formatHost));
  return diagnostics.length === 0;
}

const formatHost: ts.FormatDiagnosticsHost = {
  getCurrentDirectory: () => process.cwd(),
  getCanonicalFileName: (file) => file,
  getNewLine: () => ts.sys.newLine,
};

async function lint(): Promise<boolean> {
  const parserOptions = { project: null, programs: [program] };
  const eslint = new ESLint({
    overrideConfig: { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions } },
  });
  const results = await eslint.lintFiles('.');
  const found = await (await eslint.loadFormatter()).format(results);
  if (found !== '') console.error(found);
  return results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0);
}

const passed = [checkTypes(), await lint()];
const product = readProduct(program);
passed.push(reportRequirements(product), reportUnreached(product), reportRepeatedNames(product));
process.exitCode = passed.every(Boolean) ? 0 : 1;
