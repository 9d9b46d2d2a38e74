import { Button, Container, Divider, Heading, Link, SkipLink, Stack, Text } from '@basin/react-ui';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Component, Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { CartPage } from './CartPage.tsx';
import { Checkout } from './Checkout.tsx';
import { Listing } from './Listing.tsx';
import { ProductPage } from './ProductPage.tsx';
import { SignIn } from './SignIn.tsx';
import { client, queries, refresh, sdk } from './shop.ts';

export const App = () => (
  <QueryClientProvider client={client}>
    <Shop />
  </QueryClientProvider>
);

function Shop() {
  const hash = useHash();
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [hash]);
  return (
    <>
      <SkipLink href="#main">Skip to the content</SkipLink>
      <Container render={<header />} space={4}>
        <Navigation />
      </Container>
      <Divider />
      <Container
        render={<main />}
        id="main"
        space={6}
        width={/cart|checkout|sign-in/.test(hash) ? 'measure' : 'canvas'}
      >
        <ErrorNotice key={hash}>
          <Suspense fallback={<Text role="status">Loading</Text>}>
            <Page hash={hash} />
          </Suspense>
        </ErrorNotice>
      </Container>
    </>
  );
}

/** The path after `#`, so that each product has its own page without a router. */
function Page({ hash }: { readonly hash: string }) {
  const [, page = '', name = ''] = hash.split('/');
  if (page === 'products') return <ProductPage key={name} slug={decodeURIComponent(name)} />;
  if (page === 'cart') return <CartPage />;
  if (page === 'checkout') return <Checkout />;
  if (page === 'sign-in') return <SignIn />;
  return <Listing category="bathroom-faucets" />;
}

function Navigation() {
  const { data: cart } = useQuery(queries.cart.get());
  const { data: profile } = useQuery(queries.account.profile());
  const signOut = () => sdk.account.signOut().then(() => refresh('account.signOut'));
  return (
    <Stack render={<nav />} direction="row" align="center" gap={6} aria-label="Shop">
      <Link href="#/">Faucets</Link>
      <Link href="#/cart">Cart ({cart?.units ?? 0})</Link>
      {profile ? (
        <Button size="small" onClick={() => void signOut()}>
          Sign out {profile.firstName}
        </Button>
      ) : (
        <Link href="#/sign-in">Sign in</Link>
      )}
    </Stack>
  );
}

/** Replaces a page that failed to load. */
class ErrorNotice extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Stack gap={4} align="start">
        <Heading level={1}>This page could not be loaded</Heading>
        <Button onClick={() => this.setState({ failed: false })}>Try again</Button>
      </Stack>
    );
  }
}

const useHash = () => useSyncExternalStore(onHash, () => location.hash);

function onHash(listen: () => void) {
  addEventListener('hashchange', listen);
  return () => removeEventListener('hashchange', listen);
}
