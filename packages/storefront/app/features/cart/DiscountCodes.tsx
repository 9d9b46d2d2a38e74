import { Button, Disclosure, Stack, Text, TextField } from '@basin/react-ui';
import type { CartCode } from '@basin/sdk';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import type { SessionNotice } from '../../shell/session/shop-session.ts';
import { useIsSubmitting } from '../../shell/forms/use-is-submitting.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { codeField, rejectionKeys } from './discount-codes.ts';

interface DiscountCodesProps {
  readonly codes: readonly CartCode[];
  /** Why the last entered code was rejected. */
  readonly rejected: SessionNotice | undefined;
}

/** The cart's discount codes with their status, and a field for another code. */
export function DiscountCodes({ codes, rejected }: DiscountCodesProps) {
  const { t, path } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const count = useRef(codes.length);
  useEffect(() => {
    if (input.current && codes.length > count.current) input.current.value = ''; // ready for another code
    count.current = codes.length;
  }, [codes.length]);
  return (
    <Stack gap={4}>
      {codes.map((code) => (
        <EnteredCode key={code.code} {...code} />
      ))}
      <Disclosure summary={t('cart.discountCode')} defaultOpen={rejected !== undefined}>
        <Form method="post" action={path('/cart')} noValidate preventScrollReset>
          <Stack gap={4} align="start">
            <TextField
              ref={input}
              id={codeField.id}
              name="code"
              label={t('cart.discountCode')}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={codeField.maxLength}
              defaultValue={rejected?.values?.code}
              problem={rejected && <span role="alert">{t(rejected.key)}</span>}
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
