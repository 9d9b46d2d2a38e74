/** A project that uses the packages as a customer team would. */
export interface Consumer {
  readonly name: string;
  /** The folder of its files, or for projects created by `@basin/create` the name of the example. */
  readonly source: string;
  /** Whether `npx @basin/create` creates it, with the dependencies of the example. */
  readonly isScaffolded?: boolean;
  /** Its dependencies besides our packages, by their keys in `versions.json`; `react@18` is an alternative `react`. */
  readonly needs: readonly string[];
  /** Commands run in its folder in order. The last prints the result of the visit unless `output` is set. */
  readonly steps: readonly (readonly [command: string, ...args: string[]])[];
  /** The output of the steps instead of a printed visit: a page to open, a Next shop to buy in, or nothing. */
  readonly output?: 'page' | 'shop' | 'nothing';
}

const react = ['react', 'react-dom'];
const react18 = ['react@18', 'react-dom@18'];
const bin = 'node_modules/.bin';
const { platform, arch } = process;
const bunArch = arch === 'arm64' ? 'aarch64' : arch;

/** All platforms that the packages must support. */
export const consumers: readonly Consumer[] = [
  { name: 'Node, current', source: 'node', needs: [], steps: [['node', 'main.mjs']] },
  {
    name: 'Node, previous version',
    source: 'node',
    needs: [`node-${platform}-${arch}`],
    steps: [[`node_modules/node-${platform}-${arch}/bin/node`, 'main.mjs']],
  },
  {
    name: 'Deno',
    source: 'node',
    needs: ['deno'],
    steps: [[`${bin}/deno`, 'run', '--allow-all', '--node-modules-dir=manual', 'main.mjs']],
  },
  {
    name: 'Bun',
    source: 'node',
    needs: [`@oven/bun-${platform}-${bunArch}`],
    steps: [[`node_modules/@oven/bun-${platform}-${bunArch}/bin/bun`, 'main.mjs']],
  },
  { name: 'a worker', source: 'worker', needs: ['esbuild', 'miniflare'], steps: [['node', 'main.mjs']] },
  {
    name: 'a browser with Vite',
    source: 'browser',
    needs: ['vite', ...react],
    steps: [[`${bin}/vite`, 'build', '--logLevel=warn']],
    output: 'page',
  },
  {
    name: 'a browser with React 18 and Vite',
    source: 'browser',
    needs: ['vite', ...react18],
    steps: [[`${bin}/vite`, 'build', '--logLevel=warn']],
    output: 'page',
  },
  {
    name: 'a browser with Tailwind and Vite',
    source: 'tailwind',
    needs: ['vite', 'tailwindcss', '@tailwindcss/vite', ...react],
    steps: [[`${bin}/vite`, 'build', '--logLevel=warn']],
    output: 'page',
  },
  {
    name: 'Next',
    source: 'next',
    needs: ['next', ...react],
    steps: [
      [`${bin}/next`, 'build'],
      ['node', 'start.mjs'],
    ],
  },
  {
    name: 'a scaffolded Next shop',
    source: 'next-shop',
    isScaffolded: true,
    needs: ['next'],
    steps: [[`${bin}/next`, 'build']],
    output: 'shop',
  },
  ...['single-page-shop', 'kiosk'].map((source): Consumer => ({
    name: `a scaffolded ${source}`,
    source,
    isScaffolded: true,
    needs: ['vite'],
    steps: [
      ['npm', 'run', 'types'],
      ['npm', 'run', 'build'],
    ],
    output: 'nothing',
  })),
  {
    name: 'TypeScript, strict',
    source: 'types',
    needs: ['typescript', '@types/react', ...react],
    steps: [
      [`${bin}/tsc`, '-p', 'tsconfig.bundler.json'],
      [`${bin}/tsc`, '-p', 'tsconfig.nodenext.json'],
    ],
    output: 'nothing',
  },
  {
    name: 'TypeScript, strict, with React 18',
    source: 'types',
    needs: ['typescript', '@types/react@18', ...react18],
    steps: [[`${bin}/tsc`, '-p', 'tsconfig.bundler.json']],
    output: 'nothing',
  },
];
