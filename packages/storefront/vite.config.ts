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

/** Few files rather than dozens of small ones: what comes from outside, and what several pages share. */
const groups = [
  { name: 'framework', test: /node_modules[\\/](?!ogl[\\/])/ }, // ogl comes with the first model that is looked at
  {
    name: 'shared',
    test: /packages[\\/](?:react-ui|domain|storefront)(?!.*[\\/](?:forms|PasswordField|TextAreaField|ErrorSummary|CartLine|SummaryLines|Sums|DescriptionList)[\\/.])/,
    minShareCount: 4,
  },
  // most pages have neither; an address is asked for on few of those with forms
  {
    name: 'forms',
    test: /[\\/](?:shell[\\/]forms(?![\\/]AddressFields)|PasswordField|TextAreaField|ErrorSummary)[\\/]/,
    minShareCount: 2,
  },
  { name: 'lines', test: /[\\/](?:CartLine|SummaryLines|Sums|DescriptionList)[\\/.]/, minShareCount: 2 },
];

export default defineConfig({
  plugins: [minifiedText, reactRouter()],
  resolve: { conditions: [sourceFirst, 'module', 'browser', 'development|production'] },
  ssr: {
    noExternal: [/^@basin\//],
    resolve: { conditions: [sourceFirst, 'module', 'node', 'development|production'] },
  },
  // One stylesheet for all pages: it is small, and a page then waits for one file.
  build: { assetsDir: '_app', assetsInlineLimit: 0, cssCodeSplit: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
  },
});
