import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { defineConfig } from 'tsup';

const exclude = ['**/*.test.*', '**/*.stories.*', '**/docs/**', '**/testing/**', '**/*.d.ts'];
const modules = globSync('src/**/*.{ts,tsx}', { exclude });

/** Writes one file per module, so that "use client" stays in its module and a bundle includes only what it imports. */
const separateModules: Plugin = {
  name: 'separate-modules',
  setup: (plugins) =>
    plugins.onResolve({ filter: /^\.{1,2}\/.*\.(?:tsx?|module\.css)$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: builtPath(path), external: true },
    ),
};

const builtPath = (path: string) => path.replace(/\.tsx?$/, '.js').replace(/\.module\.css$/, '.classes.js');

const inMemory = { bundle: true, write: false, outdir: 'dist', format: 'esm' } as const;
const css = { '.css': 'local-css' } as const;

export default defineConfig({
  entry: modules,
  format: ['esm'],
  dts: { entry: { index: 'src/index.ts', 'brand/index': 'src/brand/index.ts' } },
  clean: true,
  sourcemap: true,
  splitting: false,
  target: 'es2023',
  // Without this, CSS modules compile to empty maps without a warning.
  loader: css,
  esbuildPlugins: [separateModules],
  async onSuccess() {
    await Promise.all(globSync('src/*/*.module.css', { exclude }).map(writeClasses));
    await writeStyles();
    await copyFile('src/tokens/tokens.json', 'dist/tokens.json');
  },
});

/** Writes the class names of a CSS module once for all modules that import it; otherwise copies get numbered class names that the styles lack. */
async function writeClasses(path: string): Promise<void> {
  const stdin = { contents: `export { default } from './${basename(path)}';`, resolveDir: dirname(path) };
  const { outputFiles } = await build({ ...inMemory, stdin, loader: css });
  const script = outputFiles.find((file) => file.path.endsWith('.js'));
  await writeFile(builtPath(path.replace(/^src/, 'dist')), script?.text ?? '');
}

/** Writes the styles of each component with those it depends on, of all components, and the complete style sheet. */
async function writeStyles(): Promise<void> {
  await mkdir('dist/styles', { recursive: true });
  const components = globSync('src/*/*.tsx').filter((path) => basename(path, '.tsx') === basename(dirname(path)));
  for (const path of components) await writeFile(`dist/styles/${basename(path, '.tsx')}.css`, await stylesOf(path));
  const [tokens = '', reset = ''] = await Promise.all(['src/tokens/tokens.css', 'src/styles/base.css'].map(stylesOf));
  const all = await stylesOf('src/index.ts');
  await writeFile('dist/styles/tokens.css', tokens);
  await writeFile('dist/styles/reset.css', reset);
  // copied as it is, for Tailwind to read
  await copyFile('src/tokens/tailwind.css', 'dist/styles/tailwind.css');
  await writeFile('dist/styles/components.css', all);
  await writeFile('dist/styles.css', (await stylesOf('src/styles.css')) + all);
}

async function stylesOf(path: string): Promise<string> {
  const loader = path.endsWith('.css') ? ({ '.css': 'css' } as const) : css;
  const { outputFiles } = await build({
    ...inMemory,
    entryPoints: [path],
    loader,
    packages: 'external',
    logLevel: 'silent',
  });
  const styles = outputFiles.find((file) => file.path.endsWith('.css'))?.text ?? '';
  return styles.replaceAll(/^\/\* src\/.* \*\/\n/gm, ''); // paths that no reader of the package has
}
