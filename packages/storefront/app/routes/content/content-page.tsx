import { ContentPage, type ComponentTable } from '../../content/ContentPage.tsx';
import { editorialComponents } from '../../content/editorial-components.ts';
import { contentPage } from '../../content/load-page.server.ts';
import { InspirationGallery } from '../../content/InspirationGallery.tsx';
import { ProductListing } from '../../content/ProductListing.tsx';
import { Search } from '../../content/Search.tsx';
import { ShopTheRoom } from '../../content/ShopTheRoom.tsx';
import type { Route } from './+types/content-page';

/** Any page of the content system, the front page and listings among them. */
export function loader({ context, url, params }: Route.LoaderArgs) {
  const rest = (params as { '*'?: string })['*'];
  return contentPage({ context, url }, rest ? `/${rest}` : '');
}

const components: ComponentTable = {
  ...editorialComponents,
  'product-listing': ProductListing,
  search: Search,
  'inspiration-gallery': InspirationGallery,
  'shop-the-room': ShopTheRoom,
};

export default function Page({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData} components={components} />;
}
