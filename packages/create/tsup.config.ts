import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/command.ts'],
  format: ['esm'],
  clean: true,
  target: 'es2023',
});
