import { formatMoney, imageUrl, localeTag } from '@basin/domain';
import type { Money, Picture } from '@basin/sdk';
import { locale } from './locale.ts';
import { imagesUrl } from './systems.ts';

export const priceText = (amount: Money): string => formatMoney(amount, localeTag(locale));

/** Returns the URL of a catalogue picture in the given width, from its name or from a cart line's picture URL. */
export function pictureUrl(picture: string, account: string | null, widthPx: number): string {
  const path = picture.startsWith('/') ? picture : `/is/image/${account}/${picture}`;
  return imageUrl(imagesUrl + path, { account: account ?? '', widthPx, heightPx: widthPx, format: 'webp' });
}

/** Converts a catalogue picture to the props of the kit. */
export const pictureOf = ({ name, alt }: Pick<Picture, 'name' | 'alt'>, account: string | null, widthPx: number) => ({
  src: pictureUrl(name, account, widthPx),
  alt,
  width: widthPx,
  height: widthPx,
});

/** Returns the quantity options: 0 to 10, or up to a higher current quantity. */
export const quantitiesTo = (most: number) =>
  Array.from({ length: Math.max(10, most) + 1 }, (_, value) => ({ value: String(value), label: String(value) }));

/** Returns the value of a form field. */
export function fieldValue(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
