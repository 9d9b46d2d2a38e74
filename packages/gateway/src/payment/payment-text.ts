import type { Locale } from '@basin/domain';
import type { Order } from '../orders/index.ts';
import { fillText } from '../texts/fill-text.ts';
import { textsOf } from '../texts/texts.ts';
import { cardBrandName } from './card-brand.ts';

/** Returns how an order was paid; undefined for a free order, or one from before orders stored it. */
export function paymentText({ payment }: Order, locale: Locale): string | undefined {
  if (!payment) return undefined;
  const { brand = '', lastFour } = payment;
  const name = cardBrandName(brand);
  return lastFour ? fillText(textsOf('invoice', locale).cardEnding, { brand: name, lastFour }) : name;
}
