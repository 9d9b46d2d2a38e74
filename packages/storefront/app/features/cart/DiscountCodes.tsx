import { Disclosure, Stack, Text, TextField } from '@basin/react-ui';
import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { focusIfLost } from '../../shell/document/focus-if-lost.ts';
import { CustomerField } from '../../shell/forms/CustomerField.tsx';
import { SubmitButton } from '../../shell/forms/SubmitButton.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { CartView } from './cart-view.ts';

type DiscountCodesProps = Pick<CartView, 'codes' | 'rejectedCode'>;

/** The cart's discount codes with their status, and a field for another code. */
export function DiscountCodes({ codes, rejectedCode: rejected }: DiscountCodesProps) {
  const { t, path } = useLanguage();
  const line = useRef<HTMLDetailsElement>(null);
  const [wasRejected] = useState(!!rejected); // later the line stays as the shopper left it
  useEffect(() => {
    const { current } = line;
    // a change of the codes replaces the field, and removes the button that removed a code
    return () => focusIfLost(current?.querySelector('summary'));
  }, [codes.length]);
  return (
    <Stack gap={4}>
      {codes.map((code) => (
        <EnteredCode key={code.code} {...code} />
      ))}
      <Disclosure ref={line} summary={t('cart.discountCode')} defaultOpen={wasRejected}>
        <Form method="post" action={path('/cart')} noValidate preventScrollReset>
          <CustomerField />
          <Stack gap={4} align="start">
            <TextField
              key={codes.length}
              id="code"
              name="code"
              label={t('cart.discountCode')}
              labelHidden
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={64}
              defaultValue={rejected?.values?.code}
              problem={rejected && <span role="alert">{t(rejected.key)}</span>}
            />
            <SubmitButton intent="applyCode">{t('action.apply')}</SubmitButton>
          </Stack>
        </Form>
      </Disclosure>
    </Stack>
  );
}

function EnteredCode({ code, problem }: CartView['codes'][number]) {
  const { t, path } = useLanguage();
  return (
    <Form method="post" action={path('/cart')}>
      <CustomerField />
      <Stack direction="row" justify="between" align="center" gap={4}>
        <Text size="s">
          {problem
            ? t('field.error.named', { field: code, problem: t(problem) })
            : t('cart.discountCode.applied', { code })}
        </Text>
        <input type="hidden" name="code" value={code} />
        <SubmitButton
          intent="removeCode"
          fields={{ code }}
          variant="quiet"
          size="small"
          aria-label={t('cart.discountCode.remove', { code })}
        >
          {t('action.remove')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}
