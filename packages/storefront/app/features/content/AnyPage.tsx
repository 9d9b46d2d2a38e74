import { InspirationGallery, ShopTheRoom } from '../inspiration/index.ts';
import { SearchResults } from '../search/index.ts';
import { usePathWithoutLocale } from '../../shell/document/PageHead.tsx';
import { ContentPage } from './ContentPage.tsx';
import { OrganisationData } from './OrganisationData.tsx';
import type { ComponentTable } from './part-props.ts';
import { editorialComponents } from './editorial-components.ts';
import { picturedComponents } from './pictured-components.ts';
import { ProductListing } from './ProductListingOnDemand.ts';
import type { PageProps } from '../../shell/document/page-props.ts';
import type { loadContentPage } from './content-page.server.ts';

const components: ComponentTable = {
  ...editorialComponents,
  ...picturedComponents,
  'product-listing': ProductListing,
  search: SearchResults,
  'inspiration-gallery': InspirationGallery,
  'shop-the-room': ShopTheRoom,
};

export function AnyPage({ loaderData }: PageProps<typeof loadContentPage>) {
  const isFrontPage = usePathWithoutLocale() === '';
  return (
    <>
      {isFrontPage && <OrganisationData />}
      <ContentPage page={loaderData} components={components} />
    </>
  );
}
