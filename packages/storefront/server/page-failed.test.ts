import { expect, test } from 'vitest';
import { pageFailed } from './page-failed.ts';

test.each([
  ['/en/cart', 'en', 'Oops, there is an error!', 'Try again'],
  ['/fr/cart', 'fr', 'Oups, une erreur est survenue\u202F!', 'Réessayer'],
  ['/health', 'en', 'Oops, there is an error!', 'Try again'],
])(
  'UI-013 the page for %s, when it cannot be rendered, is in the language of its address',
  async (path, lang, ...shown) => {
    const response = pageFailed(path);
    const html = await response.text();
    expect(response.status).toBe(500);
    for (const text of [`lang="${lang}"`, ...shown]) expect(html).toContain(text);
  },
);
