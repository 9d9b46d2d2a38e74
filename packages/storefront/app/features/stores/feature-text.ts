import type { StoreFeature } from '@basin/domain';
import type { Translate } from '../../shell/texts/translate.ts';

/** Returns the names of a showroom's features on one line. No line begins with a dot. */
export const featureText = (t: Translate, features: readonly StoreFeature[]): string =>
  features.map((feature) => t(`store.feature.${feature}`)).join('\u00a0· ');
