import { Button, Container, Divider, Link, SkipLink, Stack } from '@basin/react-ui';
import '@basin/react-ui/styles.css';
import type { ReactNode } from 'react';
import { locale } from '../locale.ts';
import { shopper } from '../sdk.ts';
import { signOut } from './sign-in/actions.ts';

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang={locale}>
      <body>
        <SkipLink href="#main">Skip to the content</SkipLink>
        <Container render={<header />} space={4}>
          <Navigation />
        </Container>
        <Divider />
        <Container render={<main />} id="main" space={6}>
          {children}
        </Container>
      </body>
    </html>
  );
}

async function Navigation() {
  const sdk = await shopper();
  // an error here would replace the whole document, not only the page
  const [cart, profile] = await Promise.all([
    sdk.cart.get().catch(() => null),
    sdk.account.profile().catch(() => null),
  ]);
  return (
    <Stack render={<nav />} direction="row" align="center" gap={6} aria-label="Shop">
      <Link href="/?category=bathroom-faucets">Faucets</Link>
      <Link href="/?category=basins">Basins</Link>
      <Link href="/cart">Cart ({cart?.units ?? 0})</Link>
      {profile ? (
        <form action={signOut}>
          <Button type="submit">Sign out {profile.firstName}</Button>
        </form>
      ) : (
        <Link href="/sign-in">Sign in</Link>
      )}
    </Stack>
  );
}
