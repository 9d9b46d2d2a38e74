import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { contract } from './index.ts';

const file = fileURLToPath(new URL('./create-sdk.ts', import.meta.url));

test("an editor shows over each call of the client what the contract's source says", { timeout: 240_000 }, () => {
  const program = ts.createProgram([file], {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    customConditions: ['@basin/source'],
    allowImportingTsExtensions: true,
    strict: true,
    noEmit: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const sdk = source?.statements.filter(ts.isInterfaceDeclaration).find(({ name }) => name.text === 'Sdk');
  const areas = sdk ? checker.getTypeAtLocation(sdk).getProperties() : [];
  const uncommented = areas.flatMap((area) => {
    if (area.name === 'session') return [];
    const calls = checker.getTypeOfSymbol(area).getProperties();
    const names = Object.keys(contract[area.name as keyof typeof contract]);
    expect(calls.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    return calls
      .filter((call) => ts.displayPartsToString(call.getDocumentationComment(checker)).length < 10)
      .map((call) => `${area.name}.${call.name}`);
  });
  expect(areas.length).toBe(Object.keys(contract).length);
  expect(uncommented).toEqual([]);
});
