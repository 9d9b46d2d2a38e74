/** What one collection answered to a shopper's words. */
export interface FoundGroup {
  readonly total: number;
  /** Nothing has the words as they were typed: these come close. */
  readonly isNearMatch: boolean;
  /** The words name the category of the first result. */
  readonly isCategoryMatch: boolean;
}

/** What a results page shows, and what comes first. */
export interface ResultsOrder {
  readonly showsProducts: boolean;
  readonly showsParts: boolean;
  readonly partsFirst: boolean;
  /** The page shows only what comes close, and says so. */
  readonly isNear: boolean;
}

/** Near matches are shown only when nothing fits; parts go first when the words name them and no product's category. */
export function arrangeResults(products: FoundGroup, parts: FoundGroup, pages: number): ResultsOrder {
  const isFit = ({ total, isNearMatch }: FoundGroup) => total > 0 && !isNearMatch;
  const hasFit = isFit(products) || isFit(parts) || pages > 0;
  const showsProducts = hasFit ? isFit(products) : products.total > 0;
  const showsParts = hasFit ? isFit(parts) : parts.total > 0 && !showsProducts;
  return {
    showsProducts,
    showsParts,
    partsFirst: showsParts && (!showsProducts || (parts.isCategoryMatch && !products.isCategoryMatch)),
    isNear: !hasFit && (showsProducts || showsParts),
  };
}
