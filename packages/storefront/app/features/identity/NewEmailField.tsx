import { userExistsDebounceMs } from '@basin/domain';
import { Text } from '@basin/react-ui';
import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { FormField } from '../../shell/forms/FormField.tsx';
import type { SentForm } from '../../shell/forms/read-form.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { lookUpEmail } from './known-email.server.ts';

/** The e-mail address of a new account: says before the form is sent when it has one. */
export function NewEmailField({ form }: { readonly form: SentForm | undefined }) {
  const { t, path } = useLanguage();
  const { submit, data } = useFetcher<typeof lookUpEmail>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = (email: string) => {
    clearTimeout(timer.current);
    // in the body: an address stands in no URL
    const options = { method: 'post', action: path('/known-email'), defaultShouldRevalidate: false } as const;
    timer.current = setTimeout(() => void submit({ email }, options), userExistsDebounceMs);
  };
  return (
    <div>
      <FormField name="email" form={form} onValue={ask} />
      <Text size="s" role="status">
        {data?.isKnown && t('signUp.exists')}
      </Text>
    </div>
  );
}
