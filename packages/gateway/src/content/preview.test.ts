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
]);
const previewEditor = { user: 'editor', password: 'ä long pass:word' };
const signed = (password: string) => ({
  Authorization: `Basic ${Buffer.from(`editor:${password}`).toString('base64')}`,
});

let get: (path: string, headers?: Record<string, string>, editor?: typeof previewEditor) => Promise<[number, string?]>;
beforeAll(async () => {
  const database = await memoryDatabase((db) => db.transaction().execute((tx) => storeContent(tx, documents)));
  get = async (path, headers = {}, editor = previewEditor) => {
    const { author } = await testGateway({ database, previewEditor: editor });
    const answer = await author.fetch(new Request(`http://author.test${path}`, { headers }));
    return answer.ok ? [answer.status, pageModelSchema.parse(await answer.json()).title] : [answer.status];
  };
});

test('GW-019 an editor with name and password reads drafts, and what is published where there is none', async () => {
  const { password } = previewEditor;
  expect(await get('/en/care.model.json?wcmmode=preview', signed(password))).toEqual([200, 'Care, rewritten']);
  expect(await get('/en/soon.model.json?wcmmode=edit', signed(password))).toEqual([200, 'Soon']);
  expect(await get('/en/care.model.json', signed(password))).toEqual([200, 'Care']);
});

test('nobody else reads a draft, whatever the query says', async () => {
  for (const query of ['', '?wcmmode=disabled'])
    expect(await get(`/en/care.model.json${query}`)).toEqual([200, 'Care']);
  expect(await get('/en/soon.model.json')).toEqual([404]);
  for (const mode of ['preview', 'edit']) expect(await get(`/en/care.model.json?wcmmode=${mode}`)).toEqual([401]);
});

test('twenty wrong passwords are answered with 401, the next ones with 429', async () => {
  const path = '/en/care.model.json?wcmmode=preview';
  const answers = [];
  for (let tries = 0; tries < 22; tries += 1) answers.push((await get(path, signed(`wrong ${tries}`)))[0]);
  expect([new Set(answers.slice(0, 20)), answers.slice(20)]).toEqual([new Set([401]), [429, 429]]);
});
