import { describe, expect, test } from 'vitest';
import { pageFaults } from './page-faults.ts';
import { readPage } from './read-page.ts';

const url = 'https://shop.example/en/products/basins/oval.html';
const alternates = new Map([['en', url]]);
const listed = { url, kind: 'products', alternates };

const product = {
  '@type': 'Product',
  ...{
    name: 'Oval',
    sku: 'A1',
    image: ['https://img.example/oval'],
    description: 'A basin.',
    brand: { name: 'Averell' },
  },
  offers: { '@type': 'Offer', url, price: '10.00', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
};
const shared = Object.entries({
  ...{ title: 'Oval', url, type: 'product', site_name: 'Basin', locale: 'en_US' },
  ...{ image: 'https://img.example/oval', 'image:alt': 'Oval' },
}).map(([name, content]) => `<meta property="og:${name}" content="${content}"/>`);

const html = `<html lang="en"><head><title>Oval | Basin</title><meta name="description" content="A basin."/>
${shared.join('\n')}<link rel="canonical" href="${url}"/><link rel="alternate" hreflang="en" href="${url}"/></head>
<body><h1>Oval</h1><script type="application/ld+json">${JSON.stringify(product)}</script></body></html>`;

const questions = (name: string) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text: 'Yes.' } }],
  })}</script>`;

const article = `<script type="application/ld+json">${JSON.stringify({
  ...{ '@type': 'Article', headline: 'Oval', image: 'https://img.example/oval' },
  publisher: { '@type': 'Organization', name: 'Basin', url },
})}</script>`;

const faultsOf = (changed: string, status = 200) => pageFaults(readPage(url, status, changed), listed);

describe('the audit of a page', () => {
  test('STO-063 finds nothing wrong with a page that says what search engines ask for', () => {
    expect(faultsOf(html)).toEqual([]);
  });

  test.each([
    ['no title', html.replace('Oval | Basin', ''), 'has no title'],
    ['no description', html.replace('content="A basin."', 'content=""'), 'has no description'],
    ['two first headings', html.replace('<body>', '<body><h1>Basin</h1>'), 'has 2 first headings'],
    ['another language', html.replace('lang="en"', 'lang="fr"'), 'says its language is “fr”'],
    [
      'a page that asks not to be listed',
      html.replace('<title>', '<meta name="robots" content="noindex"/><title>'),
      'is listed and asks not to be',
    ],
    [
      'another canonical address',
      html.replace('canonical" href="', 'canonical" href="https://other.example'),
      /says its address is/,
    ],
    ['no other language', html.replace('hreflang="en"', 'hreflang="fr"'), 'does not lead to its en as the list does'],
    ['no picture to share', html.replace('og:image"', 'other"'), 'has no og:image'],
    ['data that is no JSON', html.replace('{"@type":"Product"', '{'), 'has structured data that is no JSON'],
    ['an offer without a price', html.replace('"price":"10.00"', '"price":""'), 'has a Offer without price'],
    [
      'questions in two places',
      html.replace('</body>', questions('Is it oval?') + questions('Is it deep?') + '</body>'),
      'has questions in several FAQPages',
    ],
    ['an article without an author', html.replace('</body>', `${article}</body>`), 'has a Article without author.name'],
    ['an article without its day', html.replace('</body>', `${article}</body>`), 'has a Article without datePublished'],
    ['data of another kind', html.replace('"@type":"Product"', '"@type":"Thing"'), 'is not said to be a Product'],
  ])('finds %s', (_, changed, fault) => {
    expect(changed).not.toBe(html);
    expect(faultsOf(changed)).toContainEqual(typeof fault === 'string' ? fault : expect.stringMatching(fault));
  });

  test('STO-063 asks for a picture of a page of words, too', () => {
    const words = { ...listed, kind: 'pages' };
    expect(pageFaults(readPage(url, 200, html.replace('og:image"', 'other"')), words)).toContain('has no og:image');
  });

  test('finds an answer that is no page', () => {
    expect(faultsOf(html, 302)).toContain('answers 302');
  });
});
