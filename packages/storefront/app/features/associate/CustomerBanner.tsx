import { Banner, Button } from '@basin/react-ui';
import { Form } from 'react-router';
import { useShop } from '../../shell/document/use-shop.ts';
import { useIsSubmitting } from '../../shell/forms/use-is-submitting.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

/**
 * Shows on every page, including the checkout, which customer an associate is shopping for, and lets the associate
 * leave that customer.
 */
export function CustomerBanner() {
  const { t, path } = useLanguage();
  const { customer } = useShop();
  const isBusy = useIsSubmitting({ intent: 'leave' });
  if (!customer) return null;
  const { name, email, hasOwnPrices } = customer;
  const leave = (
    <Form method="post" action={path('/my-account/sell')}>
      <Button type="submit" name="intent" value="leave" size="small" pending={isBusy}>
        {t('sell.leave')}
      </Button>
    </Form>
  );
  return (
    <Banner label={t('sell.title')} tone="warning" actions={leave}>
      <p>{t('sell.for', { name, email })}</p>
      {hasOwnPrices && <p>{t('sell.prices')}</p>}
    </Banner>
  );
}
