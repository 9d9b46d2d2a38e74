import {
  createRequestStore,
  hasFailed,
  keptListingSize,
  type ListedProducts,
  type ListProducts,
  type Sdk,
} from '@basin/sdk';

/** Where a visit keeps what it shows, such as `sessionStorage`, and on what it is shown. */
interface Screen {
  readonly visit: Parameters<typeof keptListingSize>[0];
  readonly isMobile: boolean;
}

/** A listing of a single-page app without a query library: its state, and what the page does. */
export function followListing(sdk: Sdk, wanted: ListProducts, { visit, isMobile }: Screen) {
  const size = keptListingSize(visit, `/products/${wanted.category ?? ''}`);
  const listing = createRequestStore(sdk.products.list, {
    next: {
      ask: (last, { products }) => ({ ...last, skip: products.length, limit: undefined }),
      join: (shown, { products, ...newer }) => ({ ...newer, products: [...shown.products, ...products] }),
    },
    onFailure: (error) => console.error('A listing could not be fetched', error),
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
