import { Container, Heading, Stepper } from '@basin/react-ui';
import { Outlet, useMatches } from 'react-router';
import { cartView } from '../../cart/cart-view.ts';
import { cartViewOptions } from '../../cart/cart-view-options.server.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { Notices } from '../../notices/Notices.tsx';
import { takeNotices } from '../../notices/notices.server.ts';
import { useLanguage } from '../../texts/TextsProvider.tsx';
import { checkoutCart, checkoutCartContext } from './checkout-cart.server.ts';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import styles from './checkout.module.css';
import { checkoutSteps } from './steps.ts';
import type { Route } from './+types/checkout';

export const middleware: Route.MiddlewareFunction[] = [checkoutCart];

export async function loader({ context }: Route.LoaderArgs) {
  const cart = context.get(checkoutCartContext);
  return { cart: cartView(cart, await cartViewOptions(context)), notices: takeNotices(context) };
}

/** The steps of the checkout, each a page of its own, beside what the cart comes to. */
export default function CheckoutPage({ loaderData: { cart, notices } }: Route.ComponentProps) {
  const { t, path } = useLanguage();
  const openId = useMatches().at(-1)?.id ?? '';
  const current = checkoutSteps.findIndex(({ name }) => openId.endsWith(`/${name}`));
  return (
    <Container className={styles.page}>
      <PageHead title={t('checkout.title')} isIndexed={false} />
      <header className={styles.header}>
        <Heading level={1}>{t('checkout.title')}</Heading>
        <Stepper
          label={t('checkout.steps')}
          doneLabel={t('checkout.step.done')}
          current={current}
          steps={checkoutSteps.map((step, index) => ({
            label: t(`checkout.step.${step.name}`),
            href: index < current ? path(step.path) : undefined,
          }))}
        />
      </header>
      <div className={styles.columns}>
        <div className={styles.step}>
          <Notices notices={notices} />
          <Outlet />
        </div>
        <CheckoutSummary cart={cart} />
      </div>
    </Container>
  );
}
