import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
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

/** The shop has styles of its own for the kit, by classes: the names of its parts would be a sixth of each page. */
const namelessParts: Plugin = {
  name: 'nameless-parts',
  enforce: 'pre',
  transform: {
    filter: { id: /react-ui[\\/]src[\\/].*\.tsx$/ },
    handler: (code) => code.replaceAll(/ *(?:data-part=(?:"[^"]*"|\{\w+\})|'data-part': '[^']*',)/g, ''),
  },
};

/** Each class as a constant of its own: a bundler puts it where it is used, where an object of all would come with each page. */
const classConstants: Plugin = {
  name: 'class-constants',
  enforce: 'pre',
  transform: {
    filter: { id: /(?:react-ui[\\/]src|storefront[\\/]app)[\\/].*\.tsx$/ },
    handler: (code) => code.replaceAll(/^import (\w+) from (?='[^']+\.module\.css')/gm, 'import * as $1 from '),
  },
};

/** The styles of such constants are in the stylesheet also when nothing but them was used. */
const keptStyles: Plugin = {
  name: 'kept-styles',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
};

/** Names that only the built stylesheet itself uses, as numbers: in full the kit's custom properties would be a twentieth of it. */
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
  const names = [...new Set(css.match(token))].toSorted();
  const numbers = new Map(names.map((name, index) => [name, `--${index.toString(36)}`]));
  return css.replaceAll(token, (name) => numbers.get(name) ?? name);
}

/** Each class and animation of the modules' styles, as "path name", with its number. */
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

/** A number is the same in every build and compresses, which a hash does not, and pages are full of classes. */
const shortClass = (name: string, path: string) => `_${numberOf(`${path} ${name}`).toString(36)}`;

/** What not every page has, by the files it is in; what comes first takes what it imports along. */
const parts = {
  document: /[\\/](?:messages|TryAgain|LateScripts|plan|locale|ui-flags)\.tsx?$/,
  prices: /src[\\/](?:Price|money|rooms)[\\/]|use-price/,
  // every form; an address, a list, a day and a message are asked for on few pages
  forms: /[\\/](?:shell[\\/]forms[\\/](?!AddressFields|Choice|Day|Message)|(?:PasswordField|ErrorSummary|Form)[\\/])/,
  fields: /[\\/](?:(?:TextArea|Select|Date)Field[\\/]|(?:Choice|Day|Message)Field\.tsx)/,
  choices: /[\\/](?:Fieldset|Checkbox|CheckboxGroup|RadioGroup)[\\/]/,
  lines: /[\\/](?:CartLine|SummaryLines|Sums|DescriptionList|cart\.module)[\\/.]/,
  cards:
    /features[\\/](?:catalogue[\\/](?!listing|departure)|favourites|inspiration|recent[\\/]Recently|content[\\/](?:Hero|Media|Picture|pictured|ProductRail))|src[\\/](?:ProductCard|Swatch)/,
};
const isShared = (id: string) =>
  /packages[\\/](?:react-ui|domain|storefront)/.test(id) && !Object.values(parts).some((part) => part.test(id));

/** Few files rather than dozens of small ones: what comes from outside, and what several pages share. */
const groups = [
  { name: 'framework', test: /node_modules[\\/](?!ogl[\\/])/ }, // ogl comes with the first model that is looked at
  { name: 'shared', test: isShared, minShareCount: 5 },
  ...Object.entries(parts).map(([name, test]) => ({ name, test, minShareCount: 2 })),
];

export default defineConfig({
  plugins: [minifiedText, namelessParts, classConstants, keptStyles, shortTokens, reactRouter()],
  resolve: { conditions: [sourceFirst, 'module', 'browser', 'development|production'] },
  ssr: {
    noExternal: [/^@basin\//],
    resolve: { conditions: [sourceFirst, 'module', 'node', 'development|production'] },
  },
  css: { modules: { generateScopedName: shortClass } },
  // One stylesheet for all pages: it is small, and a page then waits for one file.
  build: { assetsDir: '_app', assetsInlineLimit: 0, cssCodeSplit: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
  },
});
