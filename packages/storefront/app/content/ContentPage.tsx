import type { ComponentType as ReactComponent } from 'react';
import { PageHead } from '../layout/PageHead.tsx';
import type { ComponentType } from './component-views.server.ts';
import { Hero } from './Hero.tsx';
import { LinkList } from './LinkList.tsx';
import { MediaText } from './MediaText.tsx';
import { NotFound } from './NotFound.tsx';
import { PageBreadcrumb } from './PageBreadcrumb.tsx';
import { PageIntro } from './PageIntro.tsx';
import type { ComponentView, PagePart, PageView } from './page-view.ts';
import { PictureLinks } from './PictureLinks.tsx';
import { ProductListing } from './ProductListing.tsx';
import { ProductRail } from './ProductRail.tsx';
import { Questions } from './Questions.tsx';
import { RecentlyViewed } from './RecentlyViewed.tsx';
import { RichText } from './RichText.tsx';
import { Search } from './Search.tsx';
import { Strip } from './Strip.tsx';

export interface PartProps<Type extends ComponentType> {
  readonly view: ComponentView<Type>;
  readonly page: PageView;
  /** The first part of a page carries its main heading. */
  readonly headingLevel: 1 | 2;
}

/** What shows each component of the content system. A type that is not here shows nothing. */
const components: { readonly [Type in ComponentType]?: ReactComponent<PartProps<Type>> } = {
  hero: Hero,
  'page-intro': PageIntro,
  'picture-links': PictureLinks,
  'media-text': MediaText,
  strip: Strip,
  'link-list': LinkList,
  'rich-text': RichText,
  questions: Questions,
  breadcrumb: PageBreadcrumb,
  'not-found': NotFound,
  'product-rail': ProductRail,
  'product-listing': ProductListing,
  search: Search,
  'recently-viewed': RecentlyViewed,
};

/** A page of the content system: its parts from top to bottom. */
export function ContentPage({ page }: { page: PageView }) {
  const firstHeading = page.parts.findIndex(({ type }) => type !== 'breadcrumb');
  return (
    <>
      <PageHead title={page.title} description={page.description} isIndexed={page.isIndexed} />
      {page.parts.map((part, index) => (
        <PagePartView key={part.name} part={part} page={page} headingLevel={index === firstHeading ? 1 : 2} />
      ))}
    </>
  );
}

interface PagePartProps {
  readonly part: PagePart;
  readonly page: PageView;
  readonly headingLevel: 1 | 2;
}

/** One part of a page, as its type says. */
export function PagePartView({ part, ...props }: PagePartProps) {
  const Component = components[part.type] as ReactComponent<PartProps<typeof part.type>> | undefined;
  return Component ? <Component {...props} view={part.view} /> : null;
}
