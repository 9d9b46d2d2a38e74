import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const repository = fileURLToPath(new URL('../', import.meta.url));
const documents = globSync('**/*.md', { cwd: repository, exclude: ['**/node_modules', '**/build', '.*'] });

/** Returns the relative file links of a page. */
const linksOf = (text: string) =>
  [...text.matchAll(/\]\((?!\w+:|\/)([^)#\s]+)/g)].map(([, link = '']) => decodeURI(link));

test('every relative link in the documentation points to an existing file', () => {
  expect(documents).toContain('docs/own-gateway.md');
  const deadLinks = documents.flatMap((page) => {
    const links = linksOf(readFileSync(join(repository, page), 'utf8'));
    return links.filter((link) => !existsSync(join(repository, dirname(page), link))).map((link) => `${page}: ${link}`);
  });
  expect(deadLinks).toEqual([]);
});

test('the page of an area introduces its calls in at most two paragraphs, and so says nothing twice', () => {
  const areas = documents.filter((page) => /docs\/areas\/(?!README)/.test(page));
  expect(areas.length).toBeGreaterThan(20);
  const paragraphsOf = (page: string) =>
    readFileSync(join(repository, page), 'utf8').split('\n## ', 1).join().split('\n\n').slice(1).filter(Boolean);
  expect(areas.filter((page) => paragraphsOf(page).length > 2)).toEqual([]);
});

test.each([
  ['gateway', 'packages/gateway/src/main/environment.ts'],
  ['shop', 'packages/storefront/server/environment.ts'],
])('every environment variable of the %s is on a page', (_, path) => {
  const source = readFileSync(join(repository, path), 'utf8');
  const names = [...source.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(20);
  const pages = ['README.md', ...globSync('docs/*.md', { cwd: repository })];
  const text = pages.map((page) => readFileSync(join(repository, page), 'utf8')).join('\n');
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});

test('the table of docs/import.md has a row for each kind of data', () => {
  const page = readFileSync(join(repository, 'docs/import.md'), 'utf8');
  const rows = [...page.matchAll(/^\| \[(\w+)\]\(import\/\1\.schema\.json\) /gm)].map(([, kind = '']) => kind);
  const schemas = globSync('docs/import/*.schema.json', { cwd: repository });
  expect(rows.toSorted()).toEqual(schemas.map((path) => basename(path, '.schema.json')).toSorted());
});

test('the guide to adding a product field lists every file that the field of its example is in', () => {
  const guide = readFileSync(join(repository, 'CONTRIBUTING.md'), 'utf8');
  const sources = globSync('packages/{domain,sdk,gateway}/src/**/*.{ts,json}', { cwd: repository });
  const edited = sources.filter((path) => !path.endsWith('.test.ts') && holdsWarranty(path));
  const patterns = edited.map((path) => path.replace(/\/texts\/\w+\//, '/texts/*/'));
  expect(patterns).toContain('packages/gateway/src/texts/*/specifications.json');
  expect(patterns.filter((path) => !guide.includes(`\`${path}\``))).toEqual([]);
});

test('the rows of CONTRIBUTING for a component and a page list every file that names one of its examples', () => {
  const [component = '', page = ''] = ['a component', 'a page'].map(rowOf);
  const naming = (folder: string, name: RegExp, except: RegExp) =>
    globSync(`packages/${folder}/**/*.{ts,tsx}`, { cwd: repository })
      .filter((path) => !except.test(path) && name.test(readFileSync(join(repository, path), 'utf8')))
      .map((path) => basename(path));
  const ofMap = naming('react-ui/src', /\bStoreMap\b/, /StoreMap\/|test/);
  const ofCompare = naming('storefront/{app,e2e}', /'routes\/compare\.tsx'|'\/:locale\/compare'/, /test/);
  expect(ofMap.filter((name) => !component.includes(name))).toEqual(['media.tsx']); // one of docs/guides
  expect([...ofCompare].toSorted()).toEqual(['routes.ts', 'shop-routes.ts']);
  expect(ofCompare.filter((name) => !page.includes(name))).toEqual([]);
});

const rowOf = (what: string) =>
  readFileSync(join(repository, 'CONTRIBUTING.md'), 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| ${what} `)) ?? expect.fail(`no row for ${what}`);

function holdsWarranty(path: string): boolean {
  const text = readFileSync(join(repository, path), 'utf8');
  return /warrantyYears|"warranty":/.test(text) && !text.startsWith('// Generated');
}

test.each([
  ['packages/react-ui/README.md', 'kit, styles'],
  ['packages/react-ui/README.md', 'kit, complete'],
  ['packages/react-ui/README.md', 'kit, a product card'],
  ['packages/react-ui/README.md', 'kit, a dialog'],
  ['packages/react-ui/README.md', 'kit, one button'],
  ['packages/sdk/README.md', 'sdk, as in its README'],
  ['packages/sdk/docs/customise.md', 'sdk, as in its README'],
  ['packages/sdk/docs/customise.md', 'sdk, a flow: session, listing, cart, add a line'],
])('%s has the limit that npm run check sets for the size “%s”', (page, name) => {
  const limit = sizeLimits.get(name) ?? expect.fail('no such size');
  expect(readFileSync(join(repository, page), 'utf8').match(/[\d.]+ kB/g)).toContain(limit);
});

const sizes = JSON.parse(readFileSync(join(repository, '.size-limit.json'), 'utf8')) as Record<
  'name' | 'limit',
  string
>[];
const sizeLimits = new Map(sizes.map(({ name, limit }) => [name, limit]));
