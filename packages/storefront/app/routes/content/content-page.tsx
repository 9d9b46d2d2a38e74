import { ContentPage, type ComponentTable } from '../../content/ContentPage.tsx';
import { editorialComponents } from '../../content/editorial-components.ts';
import { loadPage, notFound } from '../../content/load-page.server.ts';
import { preparePage } from '../../content/prepare-page.server.ts';
import { InspirationGallery } from '../../content/InspirationGallery.tsx';
import { ProductListing } from '../../content/ProductListing.tsx';
import { Search } from '../../content/Search.tsx';
import { ShopTheRoom } from '../../content/ShopTheRoom.tsx';
import { languageContext } from '../../request-context.server.ts';
import type { Route } from './+types/content-page';

/** Any page of the content system, the front page and listings among them. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { locale } = context.get(languageContext);
  const rest = (params as { '*'?: string })['*'];
  const page = await loadPage(context, rest ? `/${locale}/${rest}` : `/${locale}`);
  if (!page) throw await notFound({ context, url });
  return preparePage(page, { context, url });
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
