import en from '@basin/gateway/dictionary/en.json' with { type: 'json' };
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { ShopContext, type ShopData } from '../../shell/document/use-shop.ts';
import { TextsProvider } from '../../shell/texts/TextsProvider.tsx';
import { AddressBookPage } from './AddressBookPage.tsx';

/** Returns the URL to which the form posts, for the address with this id or for a new one. */
function actionFor(id: string | undefined): string | undefined {
  const states = { US: [], CA: [] };
  const loaderData = {
    addressBook: [],
    profileAddress: null,
    form: { id, values: {} },
    countries: [],
    states,
    notices: [],
  };
  const page = (
    <TextsProvider locale="en" texts={new Map(Object.entries(en))}>
      <AddressBookPage loaderData={loaderData} actionData={undefined} />
    </TextsProvider>
  );
  const Shop = createRoutesStub([
    { path: '/', Component: () => <ShopContext value={{} as ShopData}>{page}</ShopContext> },
  ]);
  return /<form [^>]*action="([^"]*)"/.exec(renderToStaticMarkup(<Shop />))?.[1];
}

test('STO-076 a rejected change of an address is shown again as a change, not as a new address', () => {
  expect(actionFor('a-1')).toBe('/en/my-account/addresses?edit=a-1');
  expect(actionFor(undefined)).toBe('/en/my-account/addresses');
});
