import { expect, test } from 'vitest';
import { problemPage, type ProblemName } from './problem-page.ts';

test.each([
  ['badAddress', '/fr/%E0%A4%A', 400, null, 'fr', 'Cette adresse est illisible', 'Vérifiez le lien'],
  ['failed', '/en/cart', 500, null, 'en', 'Oops, there is an error!', 'Try again'],
  ['failed', '/fr/cart', 500, null, 'fr', 'Oups, une erreur est survenue\u202F!', 'Réessayer'],
  ['failed', '/health', 500, null, 'en', 'Oops, there is an error!', 'Try again'],
  ['busy', '/fr', 503, '2', 'fr', 'La boutique est très fréquentée', 'Réessayer'],
  ['late', '/en/products', 503, '2', 'en', 'This took too long', 'Try again'],
  ['notReady', '/fr/cart', 503, '30', 'fr', 'Nous sommes bientôt à vous', 'Réessayer'],
  ['formTooLong', '/fr/contact', 413, null, 'fr', 'Votre formulaire est trop volumineux', 'Remplir'],
  ['foreignForm', '/fr/cart', 403, null, 'fr', 'Ce formulaire ne vient pas de notre boutique', 'Ouvrir la page'],
  ['notAForm', '/fr/cart', 415, null, 'fr', 'Ce formulaire est illisible', 'Ouvrir la page'],
  ['unreadableForm', '/en/quick-order', 400, null, 'en', 'This form cannot be read', 'Open the page'],
] as const satisfies readonly (readonly [ProblemName, ...unknown[]])[])(
  'UI-013 the page for the problem %s of %s is in the language of its address and leads to the home page',
  async (name, path, status, retryAfter, lang, ...texts) => {
    const response = problemPage(name, path);
    const html = await response.text();
    expect([response.status, response.headers.get('Retry-After')]).toEqual([status, retryAfter]);
    for (const text of [`lang="${lang}"`, ...texts, `<a href="/${lang}">`]) expect(html).toContain(text);
  },
);
