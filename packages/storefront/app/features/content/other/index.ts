export { BlogCarousel } from './BlogCarousel.tsx';
export { HelpAndSupport } from './HelpAndSupport.tsx';
export { InPageSearch } from './InPageSearch.tsx';
export { KnowledgeArticle } from './KnowledgeArticle.tsx';
export { ManualProductTabs } from './ManualProductTabs.tsx';
export { PressLanding } from './PressLanding.tsx';
export { Teaser } from './Teaser.tsx';
export { TradeMembership } from './TradeMembership.tsx';
