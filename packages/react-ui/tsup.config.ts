import { appendFile, copyFile, readFile, rm } from 'node:fs/promises';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', styles: 'src/styles.css' },
  format: ['esm'],
  dts: { entry: { index: 'src/index.ts' } },
  clean: true,
  target: 'es2023',
  // Without it CSS modules compile to empty maps, silently.
  loader: { '.css': 'local-css' },
  // One stylesheet for the consumer: the base, then the components.
  async onSuccess() {
    await appendFile('dist/styles.css', await readFile('dist/index.css', 'utf8'));
    await rm('dist/index.css');
    await copyFile('src/tokens/tokens.json', 'dist/tokens.json');
  },
});
