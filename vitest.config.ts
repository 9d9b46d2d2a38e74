import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/chromium.ts';

const chromium = await findChromium();
// Each project gets its own: Vitest writes the project's name into it.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath: chromium.executablePath, env: { ...process.env, ...chromium.env } },
  }),
  instances: [{ browser: 'chromium' as const }],
});
const source = { conditions: ['@basin/source'] };
const ssr = { resolve: { conditions: ['@basin/source', 'node'] } };

export default defineConfig({
  test: {
    // left to itself Vitest keeps a core free, which is half of a small machine
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        resolve: source,
        ssr,
        test: {
          name: 'unit',
          testTimeout: 30_000, // the first database of a worker takes seconds on a busy machine
          hookTimeout: 30_000,
          include: [
            'packages/{conformance,domain,sdk,gateway,storefront}/**/*.test.{ts,tsx}',
            '{scripts,examples,consumers}/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/*.postgres.test.ts', 'packages/storefront/e2e/**'],
        },
      },
      {
        resolve: source,
        ssr,
        test: {
          name: 'postgres',
          include: ['packages/gateway/**/*.postgres.test.ts'],
          globalSetup: ['packages/gateway/src/testing/postgres.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: source,
        plugins: [react()],
        // Found only while tests run, these would be bundled late and reload the page under them.
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
        test: { name: 'kit', include: ['packages/react-ui/src/**/*.test.tsx'], browser: browser() },
      },
      {
        resolve: source,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: { name: 'stories', browser: browser() },
      },
      {
        resolve: source,
        ssr,
        test: {
          name: 'shop',
          include: ['packages/storefront/e2e/**/*.test.ts'],
          globalSetup: ['packages/storefront/e2e/shop.setup.ts'],
          testTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } }, // a page may take its time on a busy machine
          fileParallelism: false,
        },
      },
    ],
  },
});
