import { createSdk, type Sdk } from '@basin/sdk';
import { queriesOf, type Queries } from '@basin/sdk/query';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { backend } from './back-end.ts';

/** The dependencies of a screen: the shopper's SDK and its queries. */
interface Shop {
  readonly sdk: Sdk;
  readonly queries: Queries<Sdk>;
  readonly client: QueryClient;
}

const ShopContext = createContext<Shop | null>(null);

interface ShopperProps {
  /** What the shopper does before the story starts, such as filling the cart. */
  readonly start?: ((sdk: Sdk) => Promise<unknown>) | undefined;
  readonly children: ReactNode;
}

/** Provides a new guest for each story. Stories share the catalogue but not the cart. */
export function Shopper({ start, children }: ShopperProps) {
  const [shop] = useState(openShop);
  const [isStarted, setIsStarted] = useState(start === undefined);
  useEffect(() => {
    if (start) void start(shop.sdk).then(() => setIsStarted(true));
    // once, for the shopper of this story
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [shop]);
  if (!isStarted) return null;
  return (
    <ShopContext value={shop}>
      <QueryClientProvider client={shop.client}>{children}</QueryClientProvider>
    </ShopContext>
  );
}

function openShop(): Shop {
  const sdk = createSdk({ ...backend.sdkOptions, locale: 'en' });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  return { sdk, queries: queriesOf(sdk), client };
}

export function useShop(): Shop {
  const shop = use(ShopContext);
  if (!shop) throw new Error('useShop must be used inside <Shopper>');
  return shop;
}
