import { Container, Heading, LinkButton, Stack, Text } from '@basin/react-ui';
import { data, redirect } from 'react-router';
import { cartView } from '../../cart/cart-view.ts';
import { cartViewOptions } from '../../cart/cart-view-options.server.ts';
import { Departments } from '../../components/Departments.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { Notices } from '../../notices/Notices.tsx';
import { takeNotices } from '../../notices/notices.server.ts';
import { languageContext } from '../../request-context.server.ts';
import { useLanguage } from '../../texts/TextsProvider.tsx';
import { findShopperCart } from '../../cart/shopper.server.ts';
import { cartIntents } from './cart-intents.server.ts';
import { CartLines } from './CartLines.tsx';
import { CartSummary } from './CartSummary.tsx';
import styles from './cart.module.css';
import type { Route } from './+types/cart';

export async function loader({ context }: Route.LoaderArgs) {
  const [cart, options] = await Promise.all([findShopperCart(context), cartViewOptions(context)]);
  const isEmpty = cart === null || cart.lineItems.length === 0;
  return { cart: isEmpty ? null : cartView(cart, options), notices: takeNotices(context) };
}

/** All forms of a cart come here with an `intent`; one that asks to stay on its page is answered with data. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const intent = cartIntents.get(form.get('intent'));
  if (!intent) throw data(null, 400);
  const answer = await intent(context, form);
  return answer ?? redirect(`/${context.get(languageContext).locale}/cart`, 303);
}

export default function CartPage({ loaderData: { cart, notices } }: Route.ComponentProps) {
  const { t } = useLanguage();
  return (
    <Container className={styles.page}>
      <PageHead title={t('cart.title')} description={t('cart.description')} />
      <Heading level={1}>{t('cart.title')}</Heading>
      <Notices notices={notices} />
      {cart === null ? (
        <EmptyCart />
      ) : (
        <div className={styles.columns}>
          <CartLines lines={cart.lines} />
          <CartSummary cart={cart} />
        </div>
      )}
    </Container>
  );
}

function EmptyCart() {
  const { t, path } = useLanguage();
  return (
    <Stack gap={5} align="start" className={styles.empty}>
      <Text size="l" tone="muted">
        {t('cart.empty')}
      </Text>
      <LinkButton href={path('/products')} variant="primary">
        {t('cart.empty.action')}
      </LinkButton>
      <Departments />
    </Stack>
  );
}
