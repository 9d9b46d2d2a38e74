import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { defineConfig } from 'tsup';

const modules = globSync('src/**/*.{ts,tsx}', {
  exclude: ['**/*.test.*', '**/*.stories.*', '**/docs/**', '**/testing/**', '**/*.d.ts'],
});

/** A file for each module, so that "use client" stands where it stands in the sources and a bundle takes what it names. */
const modulesApart: Plugin = {
  name: 'modules-apart',
  setup: (plugins) =>
    plugins.onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.tsx?$/, '.js'), external: true },
    ),
};

const css = { '.css': 'local-css' } as const;

export default defineConfig({
  entry: modules,
  format: ['esm'],
  dts: { entry: { index: 'src/index.ts' } },
  clean: true,
  sourcemap: true,
  splitting: false,
  target: 'es2023',
  // Without it CSS modules compile to empty maps, silently.
  loader: css,
  esbuildPlugins: [modulesApart],
  async onSuccess() {
    // they come anew, each with what its component is made of
    await Promise.all(globSync('dist/*/*.css{,.map}').map((path) => rm(path)));
    await writeStyles();
    await copyFile('src/tokens/tokens.json', 'dist/tokens.json');
  },
});

/** The styles of each component with what it is made of, of all components, and the whole of it. */
async function writeStyles(): Promise<void> {
  await mkdir('dist/styles', { recursive: true });
  const components = globSync('src/*/*.tsx').filter((path) => basename(path, '.tsx') === basename(dirname(path)));
  for (const path of components) await writeFile(`dist/styles/${basename(path, '.tsx')}.css`, await stylesOf(path));
  const [tokens = '', reset = ''] = await Promise.all(['src/tokens/tokens.css', 'src/styles/base.css'].map(stylesOf));
  const all = await stylesOf('src/index.ts');
  await writeFile('dist/styles/tokens.css', tokens);
  await writeFile('dist/styles/reset.css', reset);
  await writeFile('dist/styles/components.css', all);
  await writeFile('dist/styles.css', (await stylesOf('src/styles.css')) + all);
}

async function stylesOf(path: string): Promise<string> {
  const loader = path.endsWith('.css') ? ({ '.css': 'css' } as const) : css;
  const options = { bundle: true, write: false, outdir: 'dist', format: 'esm', packages: 'external' } as const;
  const { outputFiles } = await build({ ...options, entryPoints: [path], loader, logLevel: 'silent' });
  return outputFiles.find((file) => file.path.endsWith('.css'))?.text ?? '';
}
