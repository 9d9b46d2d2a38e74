/** The result of one collection for a shopper's words. */
export interface FoundGroup {
  readonly total: number;
  /** Whether nothing matches the words exactly, only approximately. */
  readonly isNearMatch: boolean;
  /** Whether the words name the category of the first result. */
  readonly isCategoryMatch: boolean;
}

/** The sections of a results page and their order. */
export interface ResultsOrder {
  readonly showsProducts: boolean;
  readonly showsParts: boolean;
  readonly partsFirst: boolean;
  /** Whether the page shows only approximate matches, and says so. */
  readonly isNear: boolean;
}

/**
 * Returns the sections to show: approximate matches only without exact ones, parts first when the words name a category
 * of parts and not of products.
 */
export function arrangeResults(products: FoundGroup, parts: FoundGroup, pages: number): ResultsOrder {
  const isExact = ({ total, isNearMatch }: FoundGroup) => total > 0 && !isNearMatch;
  const hasExact = isExact(products) || isExact(parts) || pages > 0;
  const showsProducts = hasExact ? isExact(products) : products.total > 0;
  const showsParts = hasExact ? isExact(parts) : parts.total > 0 && !showsProducts;
  return {
    showsProducts,
    showsParts,
    partsFirst: showsParts && (!showsProducts || (parts.isCategoryMatch && !products.isCategoryMatch)),
    isNear: !hasExact && (showsProducts || showsParts),
  };
}
