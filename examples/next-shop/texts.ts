import { formatMoney, imageUrl } from '@basin/domain';
import { centAmountOf, type Money, type Picture } from '@basin/sdk';
import { imagesUrl } from './systems.ts';

export const priceText = (amount: Money): string => formatMoney(centAmountOf(amount), 'en-US');

/** Where a picture of the catalogue is, so wide in px, by its name or by the address that a line of the cart has. */
export function pictureUrl(picture: string, account: string | null, widthPx: number): string {
  const path = picture.startsWith('/') ? picture : `/is/image/${account}/${picture}`;
  return imageUrl(imagesUrl + path, { account: account ?? '', widthPx, heightPx: widthPx, format: 'webp' });
}

/** A picture of the catalogue as the kit shows it. */
export const pictureOf = ({ name, alt }: Pick<Picture, 'name' | 'alt'>, account: string | null, widthPx: number) => ({
  src: pictureUrl(name, account, widthPx),
  ...{ alt, width: widthPx, height: widthPx },
});

/** The quantities to choose from: 0 to 10, or to more where a line has more. */
export const quantitiesTo = (most: number) =>
  Array.from({ length: Math.max(10, most) + 1 }, (_, value) => ({ value: String(value), label: String(value) }));

/** What was typed into a field of a form. */
export function typed(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
