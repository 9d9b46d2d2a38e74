import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const app = new URL('../../', import.meta.url);
const tokens = readFileSync(new URL('../../../../react-ui/src/tokens/tokens.css', import.meta.url), 'utf8');
const sheets = globSync('**/*.css', { cwd: app }).map((path) => readFileSync(new URL(path, app), 'utf8'));

test('every custom property that the shop reads is a token of the kit or defined by the shop', () => {
  const css = sheets.join('\n');
  const defined = new Set([...`${tokens}${css}`.matchAll(/(--[a-z0-9-]+):/g)].map(([, name]) => name));
  const read = [...css.matchAll(/var\((--[a-z0-9-]+)/g)].map(([, name]) => name);
  expect(read.length).toBeGreaterThan(100);
  expect([...new Set(read)].filter((name) => !defined.has(name))).toEqual([]);
});
