import type { SkuVariant } from './variant.ts';

/** The variant of a part that goes with a finish of the product it belongs to. */
export interface PartInFinish<Variant> {
  readonly variant: Variant;
  /** `nearest`: the part is made in several finishes, but not in this one. `only`: it comes in a single finish. */
  readonly match: 'same' | 'nearest' | 'only';
}

/**
 * Returns the variant of a required part that goes with a product's finish: the one of the same name, else the one whose name shares
 * most words with it (Satin Brass for Unlacquered Brass), else the first. Undefined when the part is no longer made.
 */
export function partInFinish<Variant extends SkuVariant>(
  finish: string,
  variants: readonly Variant[],
): PartInFinish<Variant> | undefined {
  const made = variants.filter(({ discontinued }) => !discontinued);
  const variant = made.toSorted((one, other) => sharedWords(finish, other) - sharedWords(finish, one))[0];
  if (!variant) return undefined;
  const isSame = wordsOf(variant.colour).join(' ') === wordsOf(finish).join(' ');
  return { variant, match: isSame ? 'same' : made.length > 1 ? 'nearest' : 'only' };
}

function sharedWords(finish: string, { colour }: SkuVariant): number {
  const [wanted, found] = [wordsOf(finish), wordsOf(colour)];
  const shared = found.filter((word) => wanted.includes(word)).length;
  return shared + (shared === wanted.length && shared === found.length ? 1 : 0);
}

const wordsOf = (name: string): string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
