import { globSync, readFileSync } from 'node:fs';

/** A page of the documentation, which is a file in the repository. */
export interface DocumentationPage {
  readonly path: string;
  readonly title: string;
  /** Its first sentence; empty if the page has no introduction. */
  readonly about: string;
  readonly text: string;
}

/** The pages in reading order. */
const pathsBySection: Readonly<Record<string, readonly string[]>> = {
  Begin: ['packages/sdk/docs/quick-start.md', 'packages/sdk/docs/from-a-commerce-sdk.md'],
  Tasks: [
    'listing',
    'product-page',
    'cart',
    'checkout',
    'accounts',
    'showrooms',
    'content',
    'state',
    'errors',
    'testing',
  ].map((name) => `packages/sdk/docs/${name}.md`),
  'Where it runs': ['vite', 'next', 'react-router', 'node', 'workers', 'deno', 'bun', 'tracing'].map(
    (name) => `packages/sdk/docs/${name}.md`,
  ),
  'Every call': ['packages/sdk/docs/customise.md', 'packages/sdk/docs/calls.md', 'packages/domain/docs/domain.md'],
  'Calls by area': globSync('packages/sdk/docs/areas/*.md').toSorted(),
  Packages: ['sdk', 'domain', 'react-ui', 'mock-backend', 'create', 'conformance', 'gateway', 'storefront'].map(
    (name) => `packages/${name}/README.md`,
  ),
  'Running a shop': [
    'demonstration',
    'brands',
    'import',
    'orders',
    'trade',
    'contact',
    'e-mails',
    'scale-out',
    'own-gateway',
    'developer-overrides',
    'threats',
  ].map((name) => `docs/${name}.md`),
  'Figures and reasons': [
    'CONTRIBUTING.md',
    'docs/figures.md',
    'docs/differences.md',
    'docs/stress.md',
    'docs/dependencies.md',
    ...globSync('docs/decisions/*.md').toSorted(),
  ],
};

/** The pages of the documentation by section. */
export const sections: ReadonlyMap<string, readonly DocumentationPage[]> = new Map(
  Object.entries(pathsBySection).map(([name, paths]) => [name, paths.map(readPage)]),
);

function readPage(path: string): DocumentationPage {
  const text = readFileSync(path, 'utf8');
  const [, title = path] = /^# (.+)$/m.exec(text) ?? [];
  const [paragraph = ''] = text.split('\n\n').filter((part) => /^[A-Za-z`*[]/.test(part));
  const [about = ''] = /^[^]+?[.:](?=\s|$)/.exec(paragraph.replaceAll(/\s+/g, ' ')) ?? [];
  return { path, title, about: about.replace(/:$/, '.'), text };
}
