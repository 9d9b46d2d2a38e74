/** Prints what a bundle of the kit weighs beside other kits, React left out, in one run: `node bench/kit-size.ts`. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const baseUi = '@base-ui/react';
const reactAria = 'react-aria-components';
const hydrogen = '@shopify/hydrogen-react';
const storefrontUi = '@storefront-ui/react';
const versions = {
  [baseUi]: '1.9.0',
  [reactAria]: '1.22.1',
  [hydrogen]: '2026.4.4',
  [storefrontUi]: '4.0.3',
  react: '19.3.1',
};

type Names = Readonly<Record<string, string>>;
/** What is taken from each package; what a package does not have is left out. */
const subjects: Readonly<Record<string, Names>> = {
  Button: { kit: '{ Button }', [baseUi]: '{ Button }', [reactAria]: '{ Button }', [storefrontUi]: '{ SfButton }' },
  Dialog: {
    kit: '{ Dialog }',
    [baseUi]: '{ Dialog }',
    [reactAria]: '{ Dialog, DialogTrigger, Modal, ModalOverlay }',
    [storefrontUi]: '{ SfModal }',
  },
  'ProductCard; ProductPrice and Image': { kit: '{ ProductCard }', [hydrogen]: '{ Image, ProductPrice }' },
  whole: { kit: '*', [baseUi]: '*', [reactAria]: '*', [hydrogen]: '*', [storefrontUi]: '*' },
};

const folder = await mkdtemp(join(tmpdir(), 'kit-size-'));
const wanted = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
await promisify(execFile)('npm', ['install', '--ignore-scripts', '--legacy-peer-deps', '--prefix', folder, ...wanted]);
const rows = await Promise.all(
  Object.entries(subjects).map(async ([subject, names]) => [subject, await sizesOf(names)] as const),
);
console.table(Object.fromEntries(rows));
await rm(folder, { recursive: true });

async function sizesOf(names: Names): Promise<Record<string, string>> {
  const sizes = Object.entries(names).map(async ([name, taken]) => [name, await kilobytesOf(name, taken)] as const);
  return Object.fromEntries(await Promise.all(sizes));
}

async function kilobytesOf(name: string, taken: string): Promise<string> {
  const from = name === 'kit' ? '../packages/react-ui/src/index.ts' : name;
  const resolveDir = name === 'kit' ? import.meta.dirname : folder;
  const { outputFiles } = await build({
    stdin: { contents: `export ${taken} from '${from}';`, resolveDir },
    bundle: true,
    minify: true,
    write: false,
    outdir: 'unused',
    format: 'esm',
    target: 'es2022',
    loader: { '.css': 'local-css' },
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    logLevel: 'error',
  });
  const script = outputFiles.find(({ path }) => path.endsWith('.js'));
  return `${(gzipSync(script?.contents ?? '', { level: 9 }).byteLength / 1000).toFixed(1)} kB`;
}
