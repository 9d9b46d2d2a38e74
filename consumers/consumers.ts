/** A project that uses the packages, as a team would have it. */
export interface Consumer {
  readonly name: string;
  /** The folder of its files. */
  readonly source: string;
  /** What it depends on beside our packages, as `versions.json` names it. */
  readonly needs: readonly string[];
  /** Commands in its folder, one after the other; the last prints the result of the visit unless it says otherwise. */
  readonly steps: readonly (readonly [command: string, ...args: string[]])[];
  /** What the steps give instead of a printed visit: a folder to open in a browser, or nothing. */
  readonly gives?: 'page' | 'nothing';
}

const react = ['react', 'react-dom'];
const bin = 'node_modules/.bin';
const { platform, arch } = process;
const bunArch = arch === 'arm64' ? 'aarch64' : arch;

/** Everyone whom the packages must serve. */
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
    name: 'Next',
    source: 'next',
    needs: ['next', ...react],
    steps: [
      [`${bin}/next`, 'build'],
      ['node', 'start.mjs'],
    ],
  },
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
];
