import { createConfigCacheFromCalls, type CachedConfigCalls } from '../../config/config-cache.ts';
import { catalogueCalls } from '../../contract/catalogue.ts';
import { configCalls } from '../../contract/config.ts';
import { contentCalls } from '../../contract/content.ts';
import { featureCalls } from '../../contract/features.ts';
import { callsOf, type Noun } from '../noun.ts';
import { createContent, type Content, type ContentNounCalls } from './content.ts';

/** Published content: pages, texts, settings, lists of options. */
export const content: Noun<ContentNounCalls & CachedConfigCalls, Content> = {
  areas: {
    config: configCalls,
    content: contentCalls,
    features: featureCalls,
    catalogue: /* @__PURE__ */ callsOf(catalogueCalls, 'tooltips'),
  },
  create(calls, { locale, config, logger, now }) {
    return createContent(calls, { locale, config: config ?? createConfigCacheFromCalls(calls, { logger, now }) });
  },
};
