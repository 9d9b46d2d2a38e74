import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/chromium.ts';
import { comparePicture } from './scripts/pictures/compare-picture.ts';
import { compileCache } from './scripts/compile-cache.ts';

process.env.NODE_COMPILE_CACHE ??= compileCache;
const chromium = await findChromium();
// A new object for each project, because Vitest writes the project's name into it.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath: chromium.executablePath, env: { ...process.env, ...chromium.env } },
  }),
  instances: [{ browser: 'chromium' as const }],
});
// Generous, because they only stop hanging tests: on a loaded machine everything takes many times as long.
const timeouts = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 120_000 } } };
// On a loaded machine a browser or a server may respond too late, so a failed test is retried once and listed at the end
// of the run. Race and fault suites are not retried, because they look for one failure in many runs.
const retriedOnce = { ...timeouts, retry: 1 };
// A worker for each file would take half of the run. Files can share one: no module has state, and each test restores
// what it replaces.
const sharedWorkers = { isolate: false, setupFiles: ['packages/gateway/testing/database.setup.ts'] };
// These measure throughput, so nothing runs beside them.
const overloadSuites = [
  'packages/server/src/stress/shedding.test.ts',
  'packages/gateway/testing/stress/cart-overload.test.ts',
  'packages/storefront/e2e/stress/listing-overload.test.ts',
];
const source = { conditions: ['@basin/source'] };
const quickArgon2 = fileURLToPath(new URL('packages/gateway/testing/quick-argon2.ts', import.meta.url));
const ssr = { resolve: { conditions: ['@basin/source', 'node'] } };
/** Tests on Node, with an embedded database where needed. */
const inProcess = (name: string, include: string[]) => ({
  resolve: { ...source, alias: { '@node-rs/argon2': quickArgon2 } },
  ssr,
  test: {
    name,
    ...retriedOnce,
    ...sharedWorkers,
    include,
    exclude: [
      '**/node_modules/**',
      'packages/*/{src,testing}/stress/**',
      '**/*.postgres.test.ts',
      'packages/storefront/e2e/**',
    ],
  },
});
const kit = {
  plugins: [react()],
  // Bundled before the run: when Vite finds one of these during a test, it reloads the page.
  optimizeDeps: {
    include: [
      '@storybook/react-vite',
      'axe-core',
      'fast-check',
      'react-dom/client',
      'react-dom/server.browser',
      'storybook/test',
    ],
  },
};
const cancelAnimations = { setupFiles: ['packages/react-ui/src/testing/cancel-animations.ts'] };
const react18 = ['react', 'react-dom'].map((name) => ({
  find: new RegExp(`^${name}(?=/|$)`),
  replacement: fileURLToPath(new URL(`consumers/node_modules/${name}`, import.meta.url)),
}));

export default defineConfig({
  test: {
    // a file waits for its browser, its servers and its timers a third of the time: of two workers a third would be idle
    maxWorkers: availableParallelism() + 1,
    projects: [
      inProcess('unit', [
        'packages/{create,domain,sdk,server}/**/*.test.ts',
        'packages/react-ui/src/{brand,docs}/**/*.test.ts',
      ]),
      inProcess('storefront', ['packages/storefront/**/*.test.{ts,tsx}']),
      inProcess('scripts', ['{bench,scripts}/**/*.test.ts']),
      inProcess('gateway', [
        'packages/{conformance,gateway,mock-backend}/**/*.test.ts',
        '{examples,consumers}/**/*.test.ts',
      ]),
      {
        resolve: source,
        ssr,
        test: {
          name: 'stress',
          ...timeouts,
          include: ['packages/*/{src,testing}/stress/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.postgres.test.ts', ...overloadSuites],
        },
      },
      {
        resolve: source,
        ssr,
        test: {
          name: 'overload',
          ...retriedOnce,
          include: overloadSuites,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        resolve: source,
        ssr,
        test: {
          name: 'postgres',
          include: ['packages/gateway/**/*.postgres.test.ts'],
          globalSetup: ['packages/gateway/testing/postgres.setup.ts'],
          ...timeouts,
          ...sharedWorkers,
        },
      },
      {
        ...kit,
        resolve: source,
        test: {
          ...retriedOnce,
          ...cancelAnimations,
          name: 'kit',
          include: ['packages/react-ui/src/**/*.test.tsx'],
          env: { REACT: '19' },
          browser: browser(),
        },
      },
      // run by `npm run storybook:compare`, which explains why it is not part of `npm test`
      ...(process.argv.includes('pictures')
        ? [
            {
              ...kit,
              resolve: source,
              test: {
                ...timeouts,
                name: 'pictures',
                include: ['packages/react-ui/src/docs/states.pictures.tsx'],
                browser: { ...browser(), commands: { comparePicture } },
              },
            },
          ]
        : []),
      // every component in the oldest React that the kit supports
      {
        ...kit,
        resolve: { ...source, alias: react18 },
        test: {
          ...retriedOnce,
          ...cancelAnimations,
          name: 'kit-react-18',
          include: ['packages/react-ui/src/anatomy.test.tsx'],
          env: { REACT: '18' },
          browser: browser(),
        },
      },
      {
        resolve: source,
        plugins: [storybookTest({ configDir: '.storybook' })],
        // a page for each file would take a third of the run; a story depends only on its arguments and leaves no state
        test: { ...retriedOnce, ...cancelAnimations, name: 'stories', isolate: false, browser: browser() },
      },
      {
        resolve: source,
        ssr,
        test: {
          name: 'shop',
          include: ['packages/storefront/e2e/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...overloadSuites],
          globalSetup: ['packages/storefront/e2e/shop.setup.ts'],
          setupFiles: ['packages/storefront/e2e/shop.ready.ts'],
          isolate: false,
          ...retriedOnce,
        },
      },
    ],
  },
});
