import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Row } from './row.ts';

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

type Source = 'kit' | Exclude<keyof typeof versions, 'react'>;
type Names = Readonly<Partial<Record<Source, string>>>;
/** The imports from each package; packages without the component are omitted. */
const subjects: Readonly<Record<string, { readonly goal?: number; readonly names: Names }>> = {
  Button: {
    goal: 1.2,
    names: { kit: '{ Button }', [baseUi]: '{ Button }', [reactAria]: '{ Button }', [storefrontUi]: '{ SfButton }' },
  },
  Dialog: {
    goal: 3,
    names: {
      kit: '{ Dialog }',
      [baseUi]: '{ Dialog }',
      [reactAria]: '{ Dialog, DialogTrigger, Modal, ModalOverlay }',
      [storefrontUi]: '{ SfModal }',
    },
  },
  Menu: {
    names: {
      kit: '{ Menu }',
      [baseUi]: '{ Menu }',
      [reactAria]: '{ Menu, MenuItem, MenuTrigger, Popover }',
      [storefrontUi]: '{ SfDropdown, SfListItem }',
    },
  },
  Combobox: {
    names: {
      kit: '{ Combobox }',
      [baseUi]: '{ Combobox }',
      [reactAria]: '{ ComboBox, Input, ListBox, ListBoxItem, Popover }',
    },
  },
  'SelectList: multiple selection with search': {
    names: {
      kit: '{ SelectList }',
      [baseUi]: '{ Combobox }',
      [reactAria]: '{ Autocomplete, SearchField, Input, ListBox, ListBoxItem }',
    },
  },
  'DateField (others: with a calendar)': {
    names: {
      kit: '{ DateField }',
      [reactAria]: '{ DatePicker, DateInput, DateSegment, Calendar, CalendarGrid, CalendarCell, Dialog, Popover }',
    },
  },
  'ProductCard (others: price with a picture)': {
    goal: 4,
    names: { kit: '{ ProductCard }', [hydrogen]: '{ Image, ProductPrice }' },
  },
  'the whole kit': {
    goal: 25,
    names: { kit: '*', [baseUi]: '*', [reactAria]: '*', [hydrogen]: '*', [storefrontUi]: '*' },
  },
};

/** Measures the bundle size of the kit against other kits. */
export async function benchKitSize(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'kit-size-'));
  try {
    const packages = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
    const flags = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--prefix', folder];
    await promisify(execFile)('npm', ['install', ...flags, ...packages]);
    return await Promise.all(Object.entries(subjects).map(([what, subject]) => compare(folder, what, subject)));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function compare(folder: string, what: string, { goal, names }: (typeof subjects)[string]): Promise<Row> {
  const { kit = '', ...others } = names;
  const sizes = Object.entries(others).map(([name, imports]) => kilobytesOf(folder, name, imports));
  const value = await kilobytesOf(import.meta.dirname, '../packages/react-ui/src/index.ts', kit);
  const baseline = Math.min(...(await Promise.all(sizes)));
  return { what, value, baseline, unit: 'KB', isBetter: 'less', ...(goal !== undefined && { goal }) };
}

async function kilobytesOf(resolveDir: string, from: string, imports: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: `export ${imports} from '${from}';`, resolveDir },
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
  return gzipSync(script?.contents ?? '', { level: 9 }).byteLength / 1024;
}
