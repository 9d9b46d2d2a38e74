import { inLocale, type Locale } from '@basin/domain';
import { bothLengthsText } from '../../texts/measure.ts';
import { factsOf, write, type Facts, type Text } from '../../texts/text.ts';
import type { Pair } from './guide.ts';
import type { Product } from '../../catalogue/index.ts';

/** The sentences of a guide for one product: those that name a dimension which it does not have are left out. */
export function written(sentences: readonly Pair[], product: Product, locale: Locale): string[] {
  const facts: Facts = Object.fromEntries(
    product.dimensions.map(({ key, inches, millimetres }) => [lowered(key), bothLengthsText(inches, millimetres)]),
  );
  return sentences
    .map(
      ([en, fr]): Text =>
        (language) =>
          language === 'fr' ? fr : en,
    )
    .filter((sentence) => factsOf(sentence).every((fact) => fact in facts))
    .map((sentence) => inLocale(write(sentence, facts), locale));
}

const lowered = (key: string) => key.charAt(0).toLowerCase() + key.slice(1);
