import { beforeAll, expect, test } from 'vitest';
import { openCase } from './open-case.server.ts';
import { fieldRules } from '../../shell/forms/fields.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

const long = (field: keyof typeof fieldRules, character: string) => character.repeat(fieldRules[field].maxLength);

test.each(['x', 'é', '語'])(
  'GW-010 a contact form is accepted with the longest value in every field, in characters such as %s',
  async (letter) => {
    const form = new FormData();
    for (const field of ['firstName', 'lastName', 'subject', 'message'] as const) form.set(field, long(field, letter));
    form.set('email', `x@${`${'d'.repeat(62)}.`.repeat(4).slice(0, -4)}.org`);
    form.set('phone', long('phone', '5'));
    form.set('modelNumber', long('modelNumber', 'K'));
    const { data } = await shop.visit('/en/support/contact', ({ context }) => openCase(context, form), {
      method: 'POST',
    });
    expect(data).toMatchObject({ caseNumber: expect.stringMatching(/^C\d+$/) as string });
  },
);
