/** What a search for a model number found. */
export interface ModelSuggestions {
  /** Customer-facing skus, each once. */
  readonly suggestions: readonly string[];
  readonly isInvalidModelNumber: boolean;
}

/** What to suggest for a model number: the customer-facing skus found; nothing found means that the number is wrong. @see catalogue spec §5 */
export function modelSuggestions(found: number, customerFacingSkus: readonly string[]): ModelSuggestions {
  return { suggestions: found === 0 ? [] : [...new Set(customerFacingSkus)], isInvalidModelNumber: found === 0 };
}
