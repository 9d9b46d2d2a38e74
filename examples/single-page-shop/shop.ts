import { formatMoney } from '@basin/domain';
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

/** Where a picture of the catalogue is, so wide in px. */
export const pictureUrl = (name: string, account: string | null, widthPx: number) =>
  `${imagesUrl}/is/image/${account ?? ''}/${name}?wid=${widthPx}&hei=${widthPx}&fmt=webp`;

/** What was typed into a field of a form. */
export function typed(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
