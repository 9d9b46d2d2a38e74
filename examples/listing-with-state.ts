import {
  createRequestStore,
  hasFailed,
  storedListingSize,
  type ListedProducts,
  type ListProducts,
  type Sdk,
} from '@basin/sdk';

/** The storage of a session, such as `sessionStorage`, and the kind of screen. */
interface Screen {
  readonly visit: Parameters<typeof storedListingSize>[0];
  readonly isMobile: boolean;
}

/** Tracks a listing in a single-page app without a query library. Returns its state and the page's actions. */
export function followListing(sdk: Sdk, wanted: ListProducts, { visit, isMobile }: Screen) {
  const size = storedListingSize(visit, `/products/${wanted.category ?? ''}`);
  const listing = createRequestStore(sdk.products.list, {
    next: {
      request: (last, { products }) => ({ ...last, skip: products.length, limit: undefined }),
      join: (shown, { products, ...newer }) => ({ ...newer, products: [...shown.products, ...products] }),
    },
    onFailure: (error) => console.error('Failed to fetch a listing', error),
  });
  return {
    ...listing,
    open: () => listing.show({ ...wanted, limit: size.read(isMobile) }),
    async more() {
      await listing.showMore();
      size.write(listing.get().reply?.products.length ?? 0);
    },
    text: () => (hasFailed(listing.get().status) ? listing.get().error : countOf(listing.get().reply)),
  };
}

const countOf = (listed: ListedProducts | undefined) =>
  listed ? `${listed.products.length} of ${listed.total}` : 'Loading';
