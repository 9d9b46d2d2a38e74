import en from '@basin/gateway/dictionary/en.json' with { type: 'json' };
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { TextsProvider } from '../texts/TextsProvider.tsx';
import { FormField } from './FormField.tsx';

test('the button that shows a password is named after its field, because a page may have several', () => {
  const Form = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <TextsProvider locale="en" texts={new Map(Object.entries(en))}>
          <FormField name="currentPassword" />
          <FormField name="password" label="New password" />
        </TextsProvider>
      ),
    },
  ]);
  const names = [...renderToStaticMarkup(<Form />).matchAll(/aria-label="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual(['Show, Current password', 'Show, New password']);
});
