import { describe, expect, test } from 'vitest';
import { pageFaults } from './page-faults.ts';
import { parsePage } from './parse-page.ts';

const url = 'https://shop.example/en/products/basins/oval.html';
const alternates = new Map([['en', url]]);
const listed = { url, kind: 'products', alternates };

const product = {
  '@type': 'Product',
  name: 'Oval',
  sku: 'A1',
  image: ['https://img.example/oval'],
  description: 'A basin.',
  brand: { name: 'Averell' },
  offers: { '@type': 'Offer', url, price: '10.00', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
};
const shared = Object.entries({
  title: 'Oval',
  url,
  type: 'product',
  site_name: 'Basin',
  locale: 'en_US',
  image: 'https://img.example/oval',
  'image:alt': 'Oval',
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
  '@type': 'Article',
  headline: 'Oval',
  image: 'https://img.example/oval',
  publisher: { '@type': 'Organization', name: 'Basin', url },
})}</script>`;

const faultsOf = (changed: string, status = 200) => pageFaults(parsePage(url, status, changed), listed);

describe('the audit of a page', () => {
  test('the audit finds no fault in a page that has everything search engines require', () => {
    expect(faultsOf(html)).toEqual([]);
  });

  test.each([
    ['no title', html.replace('Oval | Basin', ''), 'has no title'],
    ['no description', html.replace('content="A basin."', 'content=""'), 'has no description'],
    [
      'a skipped heading level',
      html.replace('</h1>', '</h1><h3>Size</h3>'),
      'has an h3 heading without an h2 above it',
    ],
    ['two h1 headings', html.replace('<body>', '<body><h1>Basin</h1>'), 'has 2 h1 headings'],
    ['a mismatched language', html.replace('lang="en"', 'lang="fr"'), 'declares the language “fr”'],
    [
      'a listed page marked noindex',
      html.replace('<title>', '<meta name="robots" content="noindex"/><title>'),
      'is in the sitemap but marked noindex',
    ],
    [
      'a wrong canonical URL',
      html.replace('canonical" href="', 'canonical" href="https://other.example'),
      /has the canonical URL/,
    ],
    [
      'a missing alternate language',
      html.replace('hreflang="en"', 'hreflang="fr"'),
      'lacks the en alternate of the sitemap',
    ],
    ['no picture to share', html.replace('og:image"', 'other"'), 'has no og:image'],
    [
      'invalid JSON in structured data',
      html.replace('{"@type":"Product"', '{'),
      'has structured data that is not valid JSON',
    ],
    [
      'an offer without a price',
      html.replace('"price":"10.00"', '"price":""'),
      'has structured data of type Offer without price',
    ],
    [
      'two FAQPage entities',
      html.replace('</body>', questions('Is it oval?') + questions('Is it deep?') + '</body>'),
      'has several FAQPage entities',
    ],
    [
      'an article without an author',
      html.replace('</body>', `${article}</body>`),
      'has structured data of type Article without author.name',
    ],
    [
      'an article without a publication date',
      html.replace('</body>', `${article}</body>`),
      'has structured data of type Article without datePublished',
    ],
    [
      'structured data of another type',
      html.replace('"@type":"Product"', '"@type":"Thing"'),
      'has no structured data of type Product',
    ],
  ])('the audit of a page finds %s', (_, changed, fault) => {
    expect(changed).not.toBe(html);
    expect(faultsOf(changed)).toContainEqual(typeof fault === 'string' ? fault : expect.stringMatching(fault));
  });

  test('the audit also requires an og:image of content pages', () => {
    const contentPage = { ...listed, kind: 'pages' };
    expect(pageFaults(parsePage(url, 200, html.replace('og:image"', 'other"')), contentPage)).toContain(
      'has no og:image',
    );
  });

  test('the audit finds a listed URL that redirects', () => {
    expect(faultsOf(html, 302)).toContain('responds with 302');
  });
});
