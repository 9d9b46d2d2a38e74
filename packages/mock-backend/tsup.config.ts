import { createRequire } from 'node:module';
import { defineConfig } from 'tsup';

interface Row {
  readonly zip: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly city: string;
  readonly state: string;
}

const names = ['zip', 'latitude', 'longitude', 'city', 'state'] as const;

/** Removes the fields of the postal codes that the gateway does not read, which are four fifths of the file. */
function compactCodes(path: string): string {
  const { codes } = createRequire(import.meta.url)(path) as { codes: Readonly<Record<string, Row>> };
  const rows = Object.values(codes).map((row) => names.map((name) => row[name]));
  return `const names = ${JSON.stringify(names)};
const rows = JSON.parse(${JSON.stringify(JSON.stringify(rows))});
export default { codes: Object.fromEntries(rows.map((row) => [row[0], Object.fromEntries(row.map((value, at) => [names[at], value]))])) };`;
}

export default defineConfig({
  entry: ['src/index.ts', 'src/msw.ts', 'src/serve.ts', 'src/command.ts'],
  format: ['esm'],
  platform: 'neutral',
  dts: true,
  clean: true,
  target: 'es2023',
  // the gateway is not published, so it is bundled
  noExternal: ['@basin/gateway', '@basin/server', /^zipcodes/],
  // imports of its Node-only parts are removed by tree shaking, since none of its modules has side effects
  external: [/^(?!@basin\/(?:gateway|server)|zipcodes|[./])/],
  esbuildOptions(options) {
    options.conditions = ['@basin/source'];
  },
  esbuildPlugins: [
    {
      name: 'compact postal codes',
      setup(bundle) {
        bundle.onLoad({ filter: /zipcodes[\\/]lib[\\/]codes/ }, ({ path }) => ({ contents: compactCodes(path) }));
      },
    },
  ],
});
