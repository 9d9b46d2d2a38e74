import { defineConfig } from 'tsup';

export default defineConfig({
  // each module of the contract is an entry, so that an area can be imported alone
  entry: ['src/index.ts', 'src/contract/*.ts', '!src/contract/*.test.ts', 'src/query/index.ts', 'src/testing/index.ts'],
  format: ['esm'],
  dts: true,
  // keep imports of the package itself as external imports
  external: ['@basin/sdk'],
  clean: true,
  target: 'es2023',
});
