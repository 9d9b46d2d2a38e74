import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parse, resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, minify, transformWithOxc, type Plugin } from 'vite';

const sourceFirst = '@basin/source';
const suffix = '?minified';

/** Makes `import text from './x.ts?minified'` return a script's minified source, for inline scripts. */
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

/** Removes the kit's `data-part` attributes, which the shop does not use and which would be a sixth of each page. */
const removePartNames: Plugin = {
  name: 'remove-part-names',
  enforce: 'pre',
  transform: {
    filter: { id: /react-ui[\\/]src[\\/].*\.tsx$/ },
    handler: (code) => code.replaceAll(/ *(?:data-part=(?:"[^"]*"|\{\w+\})|'data-part': '[^']*',)/g, ''),
  },
};

/** Imports each class as a constant, so that pages load only the class names they use, not an object of all. */
const classConstants: Plugin = {
  name: 'class-constants',
  enforce: 'pre',
  transform: {
    filter: { id: /(?:react-ui[\\/]src|storefront[\\/]app)[\\/].*\.tsx$/ },
    handler: (code) => code.replaceAll(/^import (\w+) from (?='[^']+\.module\.css')/gm, 'import * as $1 from '),
  },
};

/** Keeps the styles of modules from which only class constants are used. */
const keepStyles: Plugin = {
  name: 'keep-styles',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
};

/** Shortens custom properties that only the stylesheet uses; their full names would be a twentieth of it. */
const shortTokens: Plugin = {
  name: 'short-tokens',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = withShortTokens(String(file.source));
    },
  },
};

const token = /--(?:basin|lightningcss)-[\w-]+/g;
function withShortTokens(css: string): string {
  const uses = Map.groupBy(css.match(token) ?? [], (name) => name);
  const names = [...uses].toSorted(([, a], [, b]) => b.length - a.length); // the most used get the shortest
  const numbers = new Map(names.map(([name], index) => [name, `--${index.toString(36)}`]));
  return css.replaceAll(token, (name) => numbers.get(name) ?? name);
}

/** The number of each class and animation of the CSS modules, by "path name". */
const classNumbers = new Map<string, number>();
function numberOf(key: string): number {
  const number = classNumbers.get(key) ?? classNumbers.size;
  classNumbers.set(key, number);
  return number;
}
for (const file of globSync('{app,../react-ui/src}/**/*.module.css', { cwd: import.meta.dirname }).toSorted()) {
  const path = resolve(import.meta.dirname, file);
  const names = readFileSync(path, 'utf8').matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi);
  for (const [, name = ''] of names) numberOf(`${path} ${name}`);
}

/** Numbers are stable across builds and, unlike hashes, compress well. */
const shortClass = (name: string, path: string) => `_${numberOf(`${path} ${name}`).toString(36)}`;

/** Chunks that not every page needs, by their files. Earlier chunks include what they import. */
const parts = {
  document: /[\\/](?:messages|Failure|TryAgain|LateScripts|plan|locale|ui-flags|SkipLink|close-on-leave)\.tsx?$/,
  prices: /src[\\/](?:Price|money|rooms)[\\/]|use-price/,
  // all forms; address, list, date and message fields are used on few pages only
  forms: /[\\/](?:shell[\\/]forms[\\/](?!AddressFields|Choice|Day|Message)|(?:PasswordField|ErrorSummary|Form)[\\/])/,
  fields: /[\\/](?:(?:TextArea|Select|Date)Field[\\/]|(?:Choice|Day|Message)Field\.tsx)/,
  choices: /[\\/](?:Fieldset|Checkbox|CheckboxGroup|RadioGroup)[\\/]/,
  lines: /[\\/](?:CartLine|SummaryLines|Sums|DescriptionList|cart\.module)[\\/.]/,
  cards:
    /features[\\/](?:catalogue[\\/](?!listing|departure)|favourites|inspiration|recent[\\/]Recently|content[\\/](?:Hero|Media|Picture|pictured|ProductRail))|src[\\/](?:ProductCard|Swatch)/,
};
const isShared = (id: string) =>
  /packages[\\/](?:react-ui|domain|storefront)/.test(id) && !Object.values(parts).some((part) => part.test(id));

/** Groups dependencies and shared modules into few files instead of dozens of small ones. */
const groups = [
  { name: 'framework', test: /node_modules[\\/](?!ogl[\\/])/ }, // ogl loads with the first 3D model
  { name: 'shared', test: isShared, minShareCount: 5 },
  ...Object.entries(parts).map(([name, test]) => ({ name, test, minShareCount: 2 })),
];

/** The pages, in the order of their names: that of the styles in the stylesheet. */
const pages = globSync('app/{routes/*,root,entry.client}.{ts,tsx}', { cwd: import.meta.dirname })
  .map((path) => parse(path).name)
  .toSorted();

/** Numbers in place of names: content blockers block words such as "share" and "track", and a page needs all of its files. */
const numbered = ({ name }: { readonly name: string }) => `_app/${(pages.indexOf(name) + 36).toString(36)}[hash:7].js`;
const names = { entryFileNames: numbered, chunkFileNames: numbered };

export default defineConfig({
  plugins: [minifiedText, removePartNames, classConstants, keepStyles, shortTokens, reactRouter()],
  resolve: { conditions: [sourceFirst, 'module', 'browser', 'development|production'] },
  ssr: {
    noExternal: [/^@basin\//],
    resolve: { conditions: [sourceFirst, 'module', 'node', 'development|production'] },
  },
  // finds all dependencies before the first page: a late one makes that page's scripts fail (504) and reload
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/routes/*.{ts,tsx}'] },
  css: {
    modules: { generateScopedName: shortClass },
    lightningcss: { exclude: 4 }, // keeps :dir() (Features.DirSelector), instead of a list of languages for each
  },
  // One stylesheet for all pages: it is small, and a page then waits for one file only.
  build: { assetsDir: '_app', assetsInlineLimit: 0, cssCodeSplit: false },
  environments: {
    client: { build: { rolldownOptions: { output: { ...names, codeSplitting: { groups } } } } },
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
  },
});
