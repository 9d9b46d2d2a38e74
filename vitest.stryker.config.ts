import { defineConfig } from 'vitest/config';

/** The tests that kill mutants of the rules: no browser, no server. */
export default defineConfig({
  resolve: { conditions: ['@basin/source'] },
  ssr: { resolve: { conditions: ['@basin/source'] } },
  test: { include: ['packages/domain/src/**/*.test.ts'] },
});
