import { expect, test } from 'vitest';
import { previewContext, previewMiddleware } from '../../shell/preview/preview.server.ts';
import { testShop, type LoaderArgs } from '../../testing/shop.ts';
import { castArgs, asFormPost } from '../../testing/visitor.ts';
import { loadContentPage } from '../content/index.server.ts';
import { handlePreviewForm } from './preview-page.server.ts';

const path = '/en/services/design-services';
const editor = { user: 'editor', password: 'a password of the editor' };
const draft = 'A draft for editors';

test('STO-066 STO-067 a page shared by guests never contains a draft, and an editor whose token is no longer valid leaves the preview', async () => {
  const shop = await testShop({ sharesResponses: true, previewEditor: editor });
  const pageFor = async (cookie: string) => {
    const load = async (args: LoaderArgs) => {
      const given = { ...args, pattern: '' } as unknown as Parameters<typeof previewMiddleware>[0];
      await previewMiddleware(given, () => Promise.resolve(new Response()));
      const page = await loadContentPage(castArgs(loadContentPage, args));
      return [args.context.get(previewContext) !== null, JSON.stringify(page).includes(draft)];
    };
    return (await shop.visit(path, load, { cookie })).data;
  };
  const open = (form: typeof editor) =>
    shop.visit('/en/preview', (args) => handlePreviewForm(castArgs(handlePreviewForm, asFormPost(args, form))));
  expect((await open({ ...editor, password: 'another' })).data).toEqual({ problem: 'preview.rejected' });
  const opened = (await open(editor)).data as Response;
  const cookies = opened.headers.getSetCookie().map((header) => header.split(';', 1).join(''));
  expect(cookies).toHaveLength(2);
  expect(await pageFor('')).toEqual([false, false]);
  expect(await pageFor(cookies.join('; '))).toEqual([true, true]);
  for (const cookie of ['', ...cookies]) expect(await pageFor(cookie)).toEqual([false, false]);
  const redirected: unknown = await withOtherPassword(cookies.join('; '));
  expect(redirected).toBeInstanceOf(Response);
  expect((redirected as Response).headers.getSetCookie().every((header) => header.includes('Max-Age=0'))).toBe(true);
  expect((redirected as Response).headers.get('Clear-Site-Data')).toContain('storage');

  async function withOtherPassword(cookie: string): Promise<unknown> {
    const changed = await testShop({ previewEditor: { ...editor, password: 'the next password' } });
    const load = async (args: LoaderArgs) => {
      const given = { ...args, pattern: '' } as unknown as Parameters<typeof previewMiddleware>[0];
      await previewMiddleware(given, () => Promise.resolve(new Response()));
      return loadContentPage(castArgs(loadContentPage, args)).catch((thrown: unknown) => thrown);
    };
    return (await changed.visit(path, load, { cookie })).data;
  }
});
