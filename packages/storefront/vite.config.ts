import { readFile } from 'node:fs/promises';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, minify, transformWithOxc, type Plugin } from 'vite';

const sourceFirst = '@basin/source';
const suffix = '?minified';

/** `import text from './x.ts?minified'` gives a script's minified text, for a script that stands in the page itself. */
const minifiedText: Plugin = {
  name: 'minified-text',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(suffix)) return undefined;
    const file = id.slice(0, -suffix.length);
    const script = await transformWithOxc(await readFile(file, 'utf8'), file);
    const { code } = await minify(file, script.code);
    return `export default ${JSON.stringify(code.replace(/export\s*\{\};?/, '').trim())}`;
  },
};

export default defineConfig({
  plugins: [minifiedText, reactRouter()],
  resolve: { conditions: [sourceFirst, 'module', 'browser', 'development|production'] },
  ssr: {
    noExternal: [/^@basin\//],
    resolve: { conditions: [sourceFirst, 'module', 'node', 'development|production'] },
  },
  build: { assetsDir: '_app', assetsInlineLimit: 0 },
  environments: { ssr: { build: { rolldownOptions: { input: './server/app.ts' } } } },
});
