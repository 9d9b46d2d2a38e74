import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'basin-install-'));
afterAll(() => rmSync(folder, { recursive: true }));
const bootstrap = fileURLToPath(new URL('./bootstrap.mjs', import.meta.url));

/** A fake npm that installs two packages slowly and, like npm, creates all folders first. */
const slowNpm = `
import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
mkdirSync('node_modules/one', { recursive: true });
mkdirSync('node_modules/@scope/two', { recursive: true });
await setTimeout(8_000);
writeFileSync('node_modules/one/package.json', '{}');
await setTimeout(8_000);
writeFileSync('node_modules/@scope/two/package.json', '{}');`;

test('the first install prints its progress without a terminal; the second run prints nothing', async () => {
  const packages = {
    '': {},
    'node_modules/one': {},
    'node_modules/@scope/two': {},
    'node_modules/own': { link: true },
    'node_modules/of-another-system': { optional: true },
  };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  writeFileSync(join(folder, 'npm.mjs'), slowNpm);
  const run = () => {
    const env = { ...process.env, npm_execpath: join(folder, 'npm.mjs') };
    const child = spawn(process.execPath, [bootstrap], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
    return text(child.stdout);
  };
  const printed = await run();
  expect(printed).toMatch(/^Installing missing packages/);
  expect(printed).toMatch(/\n {2}0 of 2 packages after \d+ s\n(?:.*\n)*? {2}1 of 2 packages after \d+ s\n/);
  expect(printed).toMatch(/\nInstalled in \d+ s\.\n$/);
  expect(await run()).toBe('');
});
