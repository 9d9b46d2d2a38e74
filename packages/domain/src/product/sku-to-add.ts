import { chooseSku, type SkuChoices } from './choose-sku.ts';

/** The sku to add: the selected one if the product has it, otherwise the default variant. @see catalogue spec §5 */
export function skuToAdd(selected: string | undefined, choices: SkuChoices): string | undefined {
  const known = choices.variantSkus ?? choices.variants.map(({ sku }) => sku);
  return selected !== undefined && known.includes(selected) ? selected : chooseSku(choices);
}
