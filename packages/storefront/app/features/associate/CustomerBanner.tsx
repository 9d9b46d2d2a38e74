import { Banner } from '@basin/react-ui';
import { Form } from 'react-router';
import { useShop } from '../../shell/document/use-shop.ts';
import { SubmitButton } from '../../shell/forms/SubmitButton.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

/**
 * Shows on every page, including the checkout, which customer an associate is shopping for, and lets the associate
 * leave that customer.
 */
export function CustomerBanner() {
  const { t, path } = useLanguage();
  const { customer } = useShop();
  if (!customer) return null;
  const { name, email, hasOwnPrices } = customer;
  const leave = (
    <Form method="post" action={path('/my-account/sell')}>
      <SubmitButton intent="leave" size="small">
        {t('sell.leave')}
      </SubmitButton>
    </Form>
  );
  return (
    <Banner label={t('sell.title')} tone="warning" actions={leave}>
      <p>{t('sell.for', { name, email })}</p>
      {hasOwnPrices && <p>{t('sell.prices')}</p>}
    </Banner>
  );
}
