import { formatMoney, imageUrl, localeTag, type Locale } from '@basin/domain';
import { createSdk, webTokenStore, type Money } from '@basin/sdk';
import { queriesOf, staleAfter } from '@basin/sdk/query';
import { QueryClient } from '@tanstack/react-query';
import { systems } from './systems.ts';

// `vite --mode mock` runs the whole back end in the tab; other builds do not contain it
const {
  sdk: options,
  imagesUrl,
  paymentUrl,
} = import.meta.env.MODE === 'mock' ? await (await import('./mock.ts')).mockSystems() : systems;

export { paymentUrl };

/** The language of catalogue, prices and card form; the components contain their own texts. */
export const locale: Locale = 'en';

/** The SDK of this tab's shopper, whose tokens are stored until the tab closes. */
export const sdk = createSdk({ ...options, tokens: webTokenStore(sessionStorage), locale });

export const queries = queriesOf(sdk);
export const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });

type Change = Parameters<typeof staleAfter>[0];

/** Refetches the queries affected by a change. */
export const refresh = (change: Change) =>
  Promise.all(staleAfter(change).map((queryKey) => client.invalidateQueries({ queryKey })));

export const priceText = (amount: Money) => formatMoney(amount, localeTag(locale));

/** Returns the URL of a catalogue picture in the given width, from its name or from a cart line's picture URL. */
export function pictureUrl(picture: string, account: string | null, widthPx: number): string {
  const path = picture.startsWith('/') ? picture : `/is/image/${account}/${picture}`;
  return imageUrl(imagesUrl + path, { account: account ?? '', widthPx, heightPx: widthPx, format: 'webp' });
}

export const quantities = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'].map((value) => ({ value, label: value }));

/** Returns the value of a form field. */
export function fieldValue(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
