import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test, vi } from 'vitest';

// The real one replaces the `expect` of the worker, whose other files then know neither their test nor their path.
vi.mock('storybook/test', () => ({ fn: vi.fn }));

interface Documented {
  readonly parameters?: { readonly docs?: { readonly source?: { readonly code?: string } } };
}
const files = import.meta.glob<Record<string, Documented>>('../*/*.stories.tsx', { eager: true });

const planted = "import { Button } from '@basin/react-ui';\n\n<Button onClick={() => remove()}>Remove</Button>";

test('the code of every story that is written by hand compiles as it is copied, unlike a planted fault', () => {
  const codes = Object.values(files).flatMap((file) => Object.values(file).map(codeOf));
  const written = [...new Set(codes)].filter((code) => code !== undefined);
  expect(written.length).toBeGreaterThan(20);
  expect(problemsOf([planted, ...written])).toEqual(["Cannot find name 'remove'."]);
});

const codeOf = ({ parameters }: Documented) => parameters?.docs?.source?.code;

/** Returns what the compiler reports of modules with the given code, whose markup may have several elements. */
function problemsOf(codes: readonly string[]): string[] {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const texts = new Map(
    codes.map((code, index) => [`${folder}copied-${index}.tsx`, code.replace(/^<[^]+/m, '<>$&</>')]),
  );
  const project = fileURLToPath(new URL('../../tsconfig.json', import.meta.url));
  const { options } = ts.parseJsonConfigFileContent({ extends: project }, ts.sys, folder);
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (name) => texts.has(name) || disk.fileExists(name),
    getSourceFile: (name, target) => {
      const text = texts.get(name);
      return text === undefined ? disk.getSourceFile(name, target) : ts.createSourceFile(name, text, target);
    },
  };
  const program = ts.createProgram([...texts.keys(), `${folder}../../styles.d.ts`], options, host);
  return [...texts.keys()]
    .flatMap((name) => ts.getPreEmitDiagnostics(program, program.getSourceFile(name)))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
