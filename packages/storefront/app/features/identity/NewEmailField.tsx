import { userExistsDebounceMs } from '@basin/domain';
import { Text } from '@basin/react-ui';
import { useEffect, useRef } from 'react';
import { FormField } from '../../shell/forms/FormField.tsx';
import type { SentForm } from '../../shell/forms/read-form.ts';
import { useLookup } from '../../shell/forms/use-lookup.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { lookUpEmail } from './known-email.server.ts';

/** The e-mail field of a new account. It says before submitting when the address already has an account. */
export function NewEmailField({ form }: { readonly form: SentForm | undefined }) {
  const { t, path } = useLanguage();
  const { result, lookUp } = useLookup<Awaited<ReturnType<typeof lookUpEmail>>>(path('/known-email'));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const lookUpSoon = (email: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void lookUp({ email }), userExistsDebounceMs);
  };
  return (
    <div>
      <FormField name="email" form={form} onValue={lookUpSoon} />
      <Text size="s" role="status">
        {result?.isKnown && t('signUp.exists')}
      </Text>
    </div>
  );
}
