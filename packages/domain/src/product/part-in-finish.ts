import type { SkuVariant } from './variant.ts';

/** The variant of a part that matches a finish of its product. */
export interface PartInFinish<Variant> {
  readonly variant: Variant;
  /** `nearest`: the part comes in several finishes, but not in this one. `only`: it comes in a single finish. */
  readonly match: 'same' | 'nearest' | 'only';
}

/**
 * Returns the variant of a required part that matches a product's finish: the one with the same name, else the one
 * whose name shares the most words with it (Satin Brass for Unlacquered Brass), else the first. Returns undefined when
 * the part is discontinued.
 */
export function partInFinish<Variant extends SkuVariant>(
  finish: string,
  variants: readonly Variant[],
): PartInFinish<Variant> | undefined {
  const sold = variants.filter(({ discontinued }) => !discontinued);
  const variant = sold.toSorted((one, other) => sharedWords(finish, other) - sharedWords(finish, one))[0];
  if (!variant) return undefined;
  const isSame = wordsOf(variant.colour).join(' ') === wordsOf(finish).join(' ');
  return { variant, match: isSame ? 'same' : sold.length > 1 ? 'nearest' : 'only' };
}

function sharedWords(finish: string, { colour }: SkuVariant): number {
  const [wanted, found] = [wordsOf(finish), wordsOf(colour)];
  const shared = found.filter((word) => wanted.includes(word)).length;
  return shared + (shared === wanted.length && shared === found.length ? 1 : 0);
}

const wordsOf = (name: string): string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
