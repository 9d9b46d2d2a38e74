import { facetFilter, withLanguageFilter } from '@basin/domain';
import type { CatalogueCalls } from '../../calls.ts';
import type { Logger } from '../../logger.ts';
import { fieldsOf, filterChunks, type ProductSource } from './product-index.ts';

/** The shipping restrictions of a sku, and whether it is made to order. */
export interface SkuRestriction {
  /** Two-letter codes of states to which it cannot be shipped. */
  readonly statesExcluded: readonly string[];
  readonly isSpecialOrder: boolean;
}

interface RestrictionCalls {
  readonly catalogue: Pick<CatalogueCalls, 'restrictions'>;
}

const fields = /* @__PURE__ */ fieldsOf(['sku', 'statesExcluded', 'specialOrder']);

/** Returns the restrictions of skus; a failure is logged and returns none. @see catalogue spec §7 */
export async function restrictionsOf(
  { catalogue }: RestrictionCalls,
  source: ProductSource,
  skus: readonly string[],
  logger: Logger | undefined,
): Promise<ReadonlyMap<string, SkuRestriction>> {
  if (skus.length === 0) return new Map();
  const { details: profilename, collections } = (await source.lines()).products;
  const found = filterChunks(skus).map((chunk) => {
    const fq = withLanguageFilter(facetFilter('sku_s', chunk), source.locale);
    return catalogue.restrictions({ body: { profilename, collections, fl: fields, fq } });
  });
  try {
    return new Map(
      (await Promise.all(found))
        .flatMap(({ documents }) => documents)
        .map(({ sku = '', statesExcluded, specialOrder = false }) => [
          sku,
          { statesExcluded, isSpecialOrder: specialOrder },
        ]),
    );
  } catch (problem) {
    logger?.warn('The restrictions of a product could not be fetched', problem);
    return new Map();
  }
}
