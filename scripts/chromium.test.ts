import { expect, test } from 'vitest';
import { chromiumOf } from './chromium.ts';

const isThere = () => true;
const mac = { platform: 'darwin', arch: 'arm64' } as const;

test('Linux on x64 has the Chromium of the registry, other systems have the installed one', () => {
  expect(chromiumOf({ platform: 'linux', arch: 'x64', isThere })).toBeUndefined();
  expect(chromiumOf({ ...mac, isThere })).toMatch(/Google Chrome$/);
  expect(chromiumOf({ platform: 'linux', arch: 'arm64', isThere })).toMatch(/chromium$/);
});

test('CHROMIUM_PATH comes first', () => {
  expect(chromiumOf({ ...mac, isThere, chosen: '/opt/chromium' })).toBe('/opt/chromium');
});

test('without Chromium an error says what to install', () => {
  expect(() => chromiumOf({ ...mac, isThere: () => false })).toThrow(/Install it in .+Chrome, or set CHROMIUM_PATH/);
  expect(() => chromiumOf({ platform: 'win32', arch: 'x64', isThere })).toThrow(
    'Install it, or set CHROMIUM_PATH to it',
  );
});
