import { userExistsDebounceMs } from '@basin/domain';
import { Text } from '@basin/react-ui';
import { useEffect, useRef } from 'react';
import { FormField } from '../../shell/forms/FormField.tsx';
import type { SentForm } from '../../shell/forms/read-form.ts';
import { useAnswer } from '../../shell/forms/use-answer.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { lookUpEmail } from './known-email.server.ts';

/** The e-mail address of a new account: says before the form is sent when it has one. */
export function NewEmailField({ form }: { readonly form: SentForm | undefined }) {
  const { t, path } = useLanguage();
  const { answer, ask } = useAnswer<Awaited<ReturnType<typeof lookUpEmail>>>(path('/known-email'));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const askSoon = (email: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void ask({ email }), userExistsDebounceMs);
  };
  return (
    <div>
      <FormField name="email" form={form} onValue={askSoon} />
      <Text size="s" role="status">
        {answer?.isKnown && t('signUp.exists')}
      </Text>
    </div>
  );
}
