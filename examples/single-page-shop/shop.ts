import { formatMoney, imageUrl } from '@basin/domain';
import { centAmountOf, createSdk, webTokenStore, type Money } from '@basin/sdk';
import { queriesOf, staleAfter } from '@basin/sdk/query';
import { QueryClient } from '@tanstack/react-query';
import { systems } from './systems.ts';

// `vite --mode mock` has the whole back end in the tab; no other build holds it
const {
  sdk: options,
  imagesUrl,
  paymentUrl,
} = import.meta.env.MODE === 'mock' ? await (await import('./mock.ts')).mockSystems() : systems;

export { paymentUrl };

/** One shopper: the tab that they look at. Their tokens end with it. */
export const sdk = createSdk({ ...options, tokens: webTokenStore(sessionStorage), locale: 'en' });

export const queries = queriesOf(sdk);
export const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });

type Change = Parameters<typeof staleAfter>[0];

/** After a change: what shows something that it changed is asked for again. */
export const refresh = (change: Change) =>
  Promise.all(staleAfter(change).map((queryKey) => client.invalidateQueries({ queryKey })));

export const priceText = (amount: Money) => formatMoney(centAmountOf(amount), 'en-US');

/** Where a picture of the catalogue is, so wide in px, by its name or by the address that a line of the cart has. */
export function pictureUrl(picture: string, account: string | null, widthPx: number): string {
  const path = picture.startsWith('/') ? picture : `/is/image/${account}/${picture}`;
  return imageUrl(imagesUrl + path, { account: account ?? '', widthPx, heightPx: widthPx, format: 'webp' });
}

export const quantities = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'].map((value) => ({ value, label: value }));

/** What was typed into a field of a form. */
export function typed(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
