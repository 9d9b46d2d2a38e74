import { pageModelSchema } from '@basin/sdk/contract';
import { beforeAll, expect, test } from 'vitest';
import { memoryDatabase } from '../../testing/database.ts';
import { testGateway } from '../../testing/gateway.ts';
import { storeContent } from './store-content.ts';

const page = (title: string) => ({ title, pageKind: 'plain', components: [] });
const documents = new Map([
  ['/pages/en/care', page('Care')],
  ['/drafts/en/care', page('Care, rewritten')],
  ['/drafts/en/soon', page('Soon')],
  ['/pages/fr/care', page('Entretien')],
]);
const previewEditor = { user: 'editor', password: 'ä long pass:word' };
const basicAuth = (password: string) => ({
  Authorization: `Basic ${Buffer.from(`editor:${password}`).toString('base64')}`,
});

let get: (path: string, headers?: Record<string, string>, editor?: typeof previewEditor) => Promise<[number, string?]>;
beforeAll(async () => {
  const database = await memoryDatabase((db) => db.transaction().execute((tx) => storeContent(tx, documents)));
  get = async (path, headers = {}, editor = previewEditor) => {
    const { author } = await testGateway({ database, previewEditor: editor });
    const response = await author.fetch(new Request(`http://author.test${path}`, { headers }));
    return response.ok ? [response.status, pageModelSchema.parse(await response.json()).title] : [response.status];
  };
});

test('GW-019 an editor who sends name and password reads drafts, and published pages without a draft', async () => {
  const { password } = previewEditor;
  expect(await get('/en/care.model.json?wcmmode=preview', basicAuth(password))).toEqual([200, 'Care, rewritten']);
  expect(await get('/en/soon.model.json?wcmmode=edit', basicAuth(password))).toEqual([200, 'Soon']);
  expect(await get('/en/care.model.json', basicAuth(password))).toEqual([200, 'Care']);
});

test('GW-019 a draft in the default language does not replace the published page of another one', async () => {
  const inPreview = (path: string) => get(`${path}.model.json?wcmmode=preview`, basicAuth(previewEditor.password));
  expect(await inPreview('/fr/care')).toEqual([200, 'Entretien']);
  expect(await inPreview('/fr/soon')).toEqual([200, 'Soon']); // without a French page, its links lead to French pages
});

test('a caller without the editor’s password cannot read drafts, whatever the query string', async () => {
  for (const query of ['', '?wcmmode=disabled'])
    expect(await get(`/en/care.model.json${query}`)).toEqual([200, 'Care']);
  expect(await get('/en/soon.model.json')).toEqual([404]);
  for (const mode of ['preview', 'edit']) expect(await get(`/en/care.model.json?wcmmode=${mode}`)).toEqual([401]);
});

test('the first twenty wrong preview passwords get 401, the next ones 429', async () => {
  const path = '/en/care.model.json?wcmmode=preview';
  const statuses = [];
  for (let tries = 0; tries < 22; tries += 1) statuses.push((await get(path, basicAuth(`wrong ${tries}`)))[0]);
  expect([new Set(statuses.slice(0, 20)), statuses.slice(20)]).toEqual([new Set([401]), [429, 429]]);
});
