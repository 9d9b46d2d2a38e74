import { build } from 'esbuild';
import { expect, test } from 'vitest';

/** Returns the external packages that a bundle of a module imports. */
async function packagesIn(module: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [new URL(module, import.meta.url).pathname],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'neutral',
    logLevel: 'silent',
    conditions: ['@basin/source'],
    plugins: [
      {
        name: 'external packages',
        setup(bundle) {
          bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@basin/') ? undefined : { path, external: true },
          );
        },
      },
    ],
  });
  const [output] = Object.values(metafile.outputs);
  return [...new Set(output?.imports.map(({ path }) => path))];
}

const native = /^node:|^(?:sharp|pg|pino|pdfkit|nodemailer|@node-rs\/argon2|@electric-sql\/pglite)$/;

test('the engine imports no Node-only module, so that it runs in a browser tab', async () => {
  expect((await packagesIn('./create-engine.ts')).filter((name) => native.test(name))).toEqual([]);
});

test('control: the Node gateway imports Node-only modules', async () => {
  expect(await packagesIn('./create-gateway.ts')).toEqual(
    expect.arrayContaining(['node:fs/promises', 'sharp', 'pdfkit']),
  );
});
