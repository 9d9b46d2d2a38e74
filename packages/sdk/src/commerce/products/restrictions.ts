import { facetFilter, withLanguageFilter } from '@basin/domain';
import type { CatalogueCalls } from '../../calls.ts';
import type { Logger } from '../../logger.ts';
import { fieldsOf, type ProductSource } from './product-index.ts';

/** Where a sku may not be sent, and whether it is made to order. */
export interface SkuRestriction {
  /** Two-letter states that it may not be sent to. */
  readonly statesExcluded: readonly string[];
  readonly isSpecialOrder: boolean;
}

interface RestrictionCalls {
  readonly catalogue: Pick<CatalogueCalls, 'restrictions'>;
}

const fields = /* @__PURE__ */ fieldsOf(['sku', 'statesExcluded', 'specialOrder']);

/** The restrictions of skus; none, and a line in the log, when they cannot be asked for. @see catalogue spec §7 */
export async function restrictionsOf(
  { catalogue }: RestrictionCalls,
  source: ProductSource,
  skus: readonly string[],
  logger: Logger | undefined,
): Promise<ReadonlyMap<string, SkuRestriction>> {
  if (skus.length === 0) return new Map();
  const { details: profilename, collections } = (await source.lines()).products;
  const fq = withLanguageFilter(facetFilter('sku_s', skus), source.locale);
  try {
    const { documents } = await catalogue.restrictions({ body: { profilename, collections, fl: fields, fq } });
    return new Map(
      documents.map(({ sku = '', statesExcluded, specialOrder = false }) => [
        sku,
        { statesExcluded, isSpecialOrder: specialOrder },
      ]),
    );
  } catch (problem) {
    logger?.warn('The restrictions of a product could not be fetched', problem);
    return new Map();
  }
}
