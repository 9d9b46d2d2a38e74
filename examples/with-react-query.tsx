import { createSdk, type SdkOptions } from '@basin/sdk';
import { queriesOf, staleAfter } from '@basin/sdk/query';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';

/** React components: a listing, and a button that adds to the cart and invalidates the affected queries. */
export function shopComponents(options: SdkOptions) {
  const sdk = createSdk(options);
  const queries = queriesOf(sdk);

  function Listing({ category }: { readonly category: string }) {
    const { data } = useSuspenseQuery(queries.products.list({ category, limit: 3 }));
    return data.products.map(({ sku, name }) => (
      <p key={sku}>
        {name} <AddToCart sku={sku} />
      </p>
    ));
  }

  function AddToCart({ sku }: { readonly sku: string }) {
    const client = useQueryClient();
    const { mutate, isPending } = useMutation({
      mutationFn: sdk.cart.add,
      onSuccess: () => Promise.all(staleAfter('cart.add').map((queryKey) => client.invalidateQueries({ queryKey }))),
    });
    return (
      <button disabled={isPending} onClick={() => mutate({ sku, quantity: 1 })}>
        Add to cart
      </button>
    );
  }

  return { Listing, AddToCart };
}
