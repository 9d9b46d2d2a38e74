import en from '@basin/gateway/dictionary/en.json' with { type: 'json' };
import type { SavedAddress } from '@basin/sdk';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { ShopContext, type ShopData } from '../../shell/document/use-shop.ts';
import { TextsProvider } from '../../shell/texts/TextsProvider.tsx';
import type { PageProps } from '../../shell/document/page-props.ts';
import type { handleAddressBookForm, loadAddressBook } from './address-book.server.ts';
import { AddressBookPage } from './AddressBookPage.tsx';

type AddressBook = PageProps<typeof loadAddressBook, typeof handleAddressBookForm>['loaderData'];

function markupOf(changes: Partial<AddressBook>): string {
  const states = { US: [], CA: [] };
  const loaderData = {
    addressBook: [],
    profileAddress: null,
    owner: undefined,
    form: { id: undefined, values: {} },
    countries: [],
    states,
    notices: [],
    ...changes,
  };
  const page = (
    <TextsProvider locale="en" texts={new Map(Object.entries(en))}>
      <AddressBookPage loaderData={loaderData} actionData={undefined} />
    </TextsProvider>
  );
  const Shop = createRoutesStub([
    { path: '/', Component: () => <ShopContext value={{} as ShopData}>{page}</ShopContext> },
  ]);
  return renderToStaticMarkup(<Shop />);
}

/** Returns the URL to which the form posts, for the address with this id or for a new one. */
const actionFor = (id: string | undefined) =>
  /<form [^>]*action="([^"]*)"/.exec(markupOf({ form: { id, values: {} } }))?.[1];

test('STO-076 a rejected change of an address is shown again as a change, not as a new address', () => {
  expect(actionFor('a-1')).toBe('/en/my-account/addresses?edit=a-1');
  expect(actionFor(undefined)).toBe('/en/my-account/addresses');
});

test('STO-076 the controls of addresses without a label or with the same one are named with their streets', () => {
  const saved = (id: string, label: string | null, line1: string) =>
    ({ id, label, line1, isDefault: true }) as SavedAddress;
  const addressBook = [
    saved('a', 'Site', '1 Oak Street'),
    saved('b', 'Site', '2 Elm Street'),
    saved('c', null, '3 Ash Street'),
  ];
  const names = [...markupOf({ addressBook }).matchAll(/aria-label="(Edit[^"]*)"/g)].map(([, name]) => name);
  expect(names).toEqual(['Edit, Site, 1 Oak Street', 'Edit, Site, 2 Elm Street', 'Edit, 3 Ash Street']);
});
