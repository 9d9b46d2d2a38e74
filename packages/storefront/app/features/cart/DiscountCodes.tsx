import { Button, Disclosure, Stack, Text, TextField } from '@basin/react-ui';
import type { CartCode } from '@basin/sdk';
import { Form } from 'react-router';
import { useIsSubmitting } from '../../shell/forms/use-is-submitting.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { rejectionKeys } from './discount-codes.ts';

/** The cart's discount codes with their status, and a field for another code. */
export function DiscountCodes({ codes }: { readonly codes: readonly CartCode[] }) {
  const { t, path } = useLanguage();
  return (
    <Stack gap={4}>
      {codes.map((code) => (
        <EnteredCode key={code.code} {...code} />
      ))}
      <Disclosure summary={t('cart.discountCode')}>
        <Form method="post" action={path('/cart')} noValidate>
          <Stack gap={4} align="start">
            <TextField
              id="code"
              name="code"
              label={t('cart.discountCode')}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={64}
            />
            <Button type="submit" name="intent" value="applyCode" pending={useIsSubmitting({ intent: 'applyCode' })}>
              {t('action.apply')}
            </Button>
          </Stack>
        </Form>
      </Disclosure>
    </Stack>
  );
}

function EnteredCode({ code, rejection }: CartCode) {
  const { t, path } = useLanguage();
  return (
    <Form method="post" action={path('/cart')}>
      <Stack direction="row" justify="between" align="center" gap={4}>
        <Text size="s">
          {rejection === null ? t('cart.discountCode.applied', { code }) : `${code}: ${t(rejectionKeys[rejection])}`}
        </Text>
        <input type="hidden" name="code" value={code} />
        <Button
          type="submit"
          name="intent"
          value="removeCode"
          variant="quiet"
          size="small"
          aria-label={t('cart.discountCode.remove', { code })}
          pending={useIsSubmitting({ intent: 'removeCode', code })}
        >
          {t('action.remove')}
        </Button>
      </Stack>
    </Form>
  );
}
