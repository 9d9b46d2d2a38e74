/** A project that uses the packages as a team would. */
export interface Consumer {
  readonly name: string;
  /** The folder of its files; of a shop that `@basin/create` begins, the name of the example. */
  readonly source: string;
  /** Begun by `npx @basin/create`, with the dependencies that the example names. */
  readonly isBegun?: boolean;
  /** Its dependencies besides our packages, as named in `versions.json`: `react@18` is another `react`. */
  readonly needs: readonly string[];
  /** Commands in its folder, one after another; the last prints the result of the visit unless `gives` says otherwise. */
  readonly steps: readonly (readonly [command: string, ...args: string[]])[];
  /** The output of the steps instead of a printed visit: a folder to open in a browser, a shop of Next to buy in, or nothing. */
  readonly gives?: 'page' | 'shop' | 'nothing';
}

const react = ['react', 'react-dom'];
const react18 = ['react@18', 'react-dom@18'];
const bin = 'node_modules/.bin';
const { platform, arch } = process;
const bunArch = arch === 'arm64' ? 'aarch64' : arch;

/** All platforms that the packages must support. */
export const consumers: readonly Consumer[] = [
  { name: 'Node, this one', source: 'node', needs: [], steps: [['node', 'main.mjs']] },
  {
    name: 'Node, the version before',
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
    name: 'a browser, by Vite',
    source: 'browser',
    needs: ['vite', ...react],
    steps: [[`${bin}/vite`, 'build', '--logLevel=warn']],
    gives: 'page',
  },
  {
    name: 'a browser with React 18, by Vite',
    source: 'browser',
    needs: ['vite', ...react18],
    steps: [[`${bin}/vite`, 'build', '--logLevel=warn']],
    gives: 'page',
  },
  {
    name: 'a browser with Tailwind, by Vite',
    source: 'tailwind',
    needs: ['vite', 'tailwindcss', '@tailwindcss/vite', ...react],
    steps: [[`${bin}/vite`, 'build', '--logLevel=warn']],
    gives: 'page',
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
    name: 'a shop in Next, begun',
    source: 'next-shop',
    isBegun: true,
    needs: ['next'],
    steps: [[`${bin}/next`, 'build']],
    gives: 'shop',
  },
  ...['single-page-shop', 'kiosk'].map((source): Consumer => ({
    name: `a ${source}, begun`,
    source,
    isBegun: true,
    needs: ['vite'],
    steps: [
      ['npm', 'run', 'types'],
      ['npm', 'run', 'build'],
    ],
    gives: 'nothing',
  })),
  {
    name: 'TypeScript, strict',
    source: 'types',
    needs: ['typescript', '@types/react', ...react],
    steps: [
      [`${bin}/tsc`, '-p', 'tsconfig.bundler.json'],
      [`${bin}/tsc`, '-p', 'tsconfig.nodenext.json'],
    ],
    gives: 'nothing',
  },
  {
    name: 'TypeScript, strict, with React 18',
    source: 'types',
    needs: ['typescript', '@types/react@18', ...react18],
    steps: [[`${bin}/tsc`, '-p', 'tsconfig.bundler.json']],
    gives: 'nothing',
  },
];
