import { Container, Link, Stack, Text } from '@basin/react-ui';
import { Departments } from '../../shell/header/Departments.tsx';
import { EmptyPageLink } from '../../shell/document/EmptyPageLink.tsx';
import { usePageModel } from '../../shell/document/page-model.ts';
import { useShop } from '../../shell/document/use-shop.ts';
import { PageTitle } from '../../shell/document/PageTitle.tsx';
import { Notices } from '../../shell/notices/Notices.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { renderAction } from './NoticeActionForm.tsx';
import { CartLines } from './CartLines.tsx';
import { CartSummary } from './CartSummary.tsx';
import { SavedItems } from './SavedItems.tsx';
import styles from './cart.module.css';
import type { PageProps } from '../../shell/document/page-props.ts';
import type { loadCart, handleCartForm } from './cart-page.server.ts';

export function CartPage({ loaderData }: PageProps<typeof loadCart, typeof handleCartForm>) {
  const { cart, saved, gaps, notices } = loaderData;
  const { t, path } = useLanguage();
  return (
    <Container className={styles.page}>
      <PageTitle title={t('cart.title')} description={t('cart.description')} />
      <Notices notices={notices} renderAction={renderAction} />
      {cart === null ? (
        <EmptyCart />
      ) : (
        <div className={styles.columns}>
          {cart.lines.length > 4 && <Link href={path('/checkout')}>{t('cart.checkout')}</Link>}
          <CartLines lines={cart.lines} gap={gaps.lines} />
          <CartSummary cart={cart} />
        </div>
      )}
      <SavedItems lines={saved} gap={gaps.saved} />
    </Container>
  );
}

/** The page without items. A guest whose account has a cart, or who signed out in another tab, can sign in. */
function EmptyCart() {
  const { t, path } = useLanguage();
  const { isSignedIn } = useShop();
  const { emptyText = t('cart.empty') } = usePageModel();
  return (
    <Stack gap={5} align="start" className={styles.apart}>
      <Text size="l" tone="muted">
        {emptyText}
      </Text>
      <EmptyPageLink variant="primary" />
      {!isSignedIn && <Link href={`${path('/sign-in')}?returnTo=${path('/cart')}`}>{t('checkout.signIn')}</Link>}
      <Link href={path('/quick-order')}>{t('quickOrder.title')}</Link>
      <Departments />
    </Stack>
  );
}
