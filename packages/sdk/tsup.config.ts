import { defineConfig } from 'tsup';

export default defineConfig({
  // the modules of the contract are entries of their own, so that an area can be imported alone
  entry: ['src/index.ts', 'src/contract/*.ts', '!src/contract/*.test.ts', 'src/query/index.ts', 'src/testing/index.ts'],
  format: ['esm'],
  dts: true,
  // what other entries say of the package itself stays an import of it
  external: ['@basin/sdk'],
  clean: true,
  target: 'es2023',
});
