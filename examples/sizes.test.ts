import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each(['next-shop', 'single-page-shop', 'kiosk'])(
  'the example %s has fewer than 750 lines and no own styles',
  (example) => {
    const files = globSync(`examples/${example}/**/*.{ts,tsx,html,css}`, { exclude: ['**/node_modules/**'] });
    const text = files.map((file) => readFileSync(file, 'utf8')).join('');
    expect(text.split('\n').length).toBeLessThan(750);
    expect(files.filter((file) => file.endsWith('.css'))).toEqual([]);
    expect(text).not.toMatch(/\b(?:style|className)=|<style/);
  },
);
