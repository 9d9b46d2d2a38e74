import { lazy, type ComponentType as ReactComponent } from 'react';
import type { ComponentType } from './component-views.server.ts';
import type { PartProps } from './part-props.ts';

type Others = typeof import('./other/index.ts');

const load = () => import('./other/index.ts');
const loaded = import.meta.env.SSR ? await load() : undefined;

/** A component that few pages have; only these fetch its script. @see ShopTheRoom */
const other = <Type extends ComponentType>(choose: (others: Others) => ReactComponent<PartProps<Type>>) =>
  loaded ? choose(loaded) : lazy(async () => ({ default: choose(await load()) }));

/** What shows the components that few pages have. */
export const otherComponents = {
  teaser: other<'teaser'>(({ Teaser }) => Teaser),
  'blog-carousel': other<'blog-carousel'>(({ BlogCarousel }) => BlogCarousel),
  'press-landing': other<'press-landing'>(({ PressLanding }) => PressLanding),
  'manual-product-tabs': other<'manual-product-tabs'>(({ ManualProductTabs }) => ManualProductTabs),
  'trade-membership': other<'trade-membership'>(({ TradeMembership }) => TradeMembership),
  'knowledge-article': other<'knowledge-article'>(({ KnowledgeArticle }) => KnowledgeArticle),
  'in-page-search': other<'in-page-search'>(({ InPageSearch }) => InPageSearch),
  video: other<'video'>(({ Video }) => Video),
  'help-and-support': other<'help-and-support'>(({ HelpAndSupport }) => HelpAndSupport),
};
