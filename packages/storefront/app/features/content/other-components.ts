import { componentsOnDemand } from './components-on-demand.ts';

const load = () => import('./other/index.ts');
const other = componentsOnDemand(load, import.meta.env.SSR ? await load() : undefined);

/** Components that few pages use. */
export const otherComponents = {
  teaser: other<'teaser'>(({ Teaser }) => Teaser),
  'blog-carousel': other<'blog-carousel'>(({ BlogCarousel }) => BlogCarousel),
  figure: other<'figure'>(({ Figure }) => Figure),
  'press-landing': other<'press-landing'>(({ PressLanding }) => PressLanding),
  'manual-product-tabs': other<'manual-product-tabs'>(({ ManualProductTabs }) => ManualProductTabs),
  'trade-membership': other<'trade-membership'>(({ TradeMembership }) => TradeMembership),
  'knowledge-article': other<'knowledge-article'>(({ KnowledgeArticle }) => KnowledgeArticle),
  'in-page-search': other<'in-page-search'>(({ InPageSearch }) => InPageSearch),
  video: other<'video'>(({ Video }) => Video),
  'help-and-support': other<'help-and-support'>(({ HelpAndSupport }) => HelpAndSupport),
};
