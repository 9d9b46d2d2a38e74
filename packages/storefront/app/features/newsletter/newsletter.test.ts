import { messages } from '@basin/domain';
import { beforeAll, expect, test } from 'vitest';
import { languageContext } from '../../shell/request-context.server.ts';
import { createTranslate } from '../../shell/texts/translate.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { castArgs, asFormPost } from '../../testing/visitor.ts';
import { subscribe } from './subscribe.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

const subscription = (cookie: string) =>
  shop.visit(
    '/en/newsletter',
    async (args) => {
      const { problem, ...result } = await subscribe(
        castArgs(subscribe, asFormPost(args, { email: 'pat@example.org' })),
      );
      const { texts, locale } = args.context.get(languageContext);
      return { ...result, problem: problem && createTranslate(texts, locale)(problem) };
    },
    { cookie },
  );

test('UI-010 a newsletter form that cannot be sent keeps the entered address and shows the general error text', async () => {
  const { data } = await subscription(`basin-overrides=${encodeURIComponent('crm.subscribe;error=500')}`);
  expect(data.problem).toBe(messages.general);
  expect([data.isDone, data.form?.values.email]).toEqual([false, 'pat@example.org']);
  expect((await subscription('')).data).toEqual({ isDone: true, problem: undefined });
});
