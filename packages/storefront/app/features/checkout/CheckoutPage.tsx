import { Container, Stack, Stepper } from '@basin/react-ui';
import { Outlet, useMatches } from 'react-router';
import { PageTitle } from '../../shell/document/PageTitle.tsx';
import { Notices } from '../../shell/notices/Notices.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import styles from './checkout.module.css';
import { checkoutSteps } from './steps.ts';
import type { PageProps } from '../../shell/document/page-props.ts';
import type { loadCheckout } from './checkout-page.server.ts';

/** The frame of the checkout steps, each on its own page, beside the cart summary. */
export function CheckoutPage({ loaderData: { cart, notices } }: PageProps<typeof loadCheckout>) {
  const { t, path } = useLanguage();
  const openId = useMatches().at(-1)?.id ?? '';
  const current = checkoutSteps.findIndex(({ routes }) => routes.some((name) => openId.endsWith(`checkout-${name}`)));
  const step = checkoutSteps[current];
  return (
    <Container className={styles.page}>
      <Stack render={<header />} gap={5}>
        <PageTitle title={t('checkout.title')} step={step && t(`checkout.step.${step.name}`)} />
        <Stepper
          label={t('checkout.steps')}
          doneLabel={t('checkout.step.done')}
          current={current}
          steps={checkoutSteps.map((step, index) => ({
            label: t(`checkout.step.${step.name}`),
            href: index < current ? path(step.path) : undefined,
          }))}
        />
      </Stack>
      <div className={styles.columns}>
        <CheckoutSummary cart={cart} />
        <div className={styles.step}>
          <Notices takesFocus notices={notices} />
          <Outlet />
        </div>
      </div>
    </Container>
  );
}
