export { OverlayPage } from './OverlayPage.tsx';
export { AnyPage } from './AnyPage.tsx';
export { ContentPage, PagePartView } from './ContentPage.tsx';
export { EditorsParts } from './EditorsParts.tsx';
export { PageError } from './PageError.tsx';
export { editorialComponents } from './editorial-components.ts';
export { picturedComponents } from './pictured-components.ts';
export type { ComponentView, PageView } from './page-view.ts';
export { fetchListing } from './ProductListingOnDemand.ts';
