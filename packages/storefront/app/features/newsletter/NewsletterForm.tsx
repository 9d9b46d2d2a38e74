import { Button, Notice } from '@basin/react-ui';
import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { useFocusOnceDone } from '../../shell/document/use-focus-once-done.ts';
import { CheckedForm } from '../../shell/forms/CheckedForm.tsx';
import { FormField } from '../../shell/forms/FormField.tsx';
import { Problem } from '../../shell/forms/Problem.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './NewsletterDialog.module.css';
import { recordOfferResponse } from './newsletter-offer-storage.ts';
import type { SubscriptionResult } from './subscribe.server.ts';

interface NewsletterFormProps {
  readonly result: SubscriptionResult | undefined;
  /** The form element, which posts to `/newsletter`. */
  readonly render: ComponentProps<typeof CheckedForm>['render'];
  readonly isPending: boolean;
  /** Content above the field. */
  readonly children?: ReactNode;
}

/** Asks for an e-mail address for the newsletter. */
export function NewsletterForm({ result, render, isPending, children }: NewsletterFormProps) {
  const { t } = useLanguage();
  const isDone = result?.isDone === true;
  const outcome = useFocusOnceDone<HTMLDivElement>(isDone);
  useEffect(() => {
    if (isDone) recordOfferResponse();
  }, [isDone]);
  if (isDone) {
    return (
      <Notice ref={outcome} tabIndex={-1} tone="success">
        {t('newsletter.done')}
      </Notice>
    );
  }
  return (
    <CheckedForm form={result?.form} render={render} idPrefix="newsletter-" className={styles.form}>
      {children}
      <Problem text={result?.problem} />
      <FormField name="email" form={result?.form} />
      <div>
        <Button type="submit" variant="primary" pending={isPending}>
          {t('newsletter.submit')}
        </Button>
      </div>
    </CheckedForm>
  );
}
