import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSessionSecret } from './session-secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'basin-secret-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the session secret of a data folder survives a restart, and a truncated one is reported with its folder', () => {
  expect(readSessionSecret(folder)).toBe(readSessionSecret(folder));
  writeFileSync(join(folder, 'session-secret'), 'cut');
  expect(() => readSessionSecret(folder)).toThrow(`session-secret in DATA_DIR ${folder} is damaged: delete it`);
});
