import { Button, Notice } from '@basin/react-ui';
import type { ComponentProps, ReactNode } from 'react';
import { CheckedForm } from '../../shell/forms/CheckedForm.tsx';
import { FormField } from '../../shell/forms/FormField.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './NewsletterDialog.module.css';
import type { NewsletterAnswer } from './subscribe.server.ts';

interface NewsletterFormProps {
  readonly answer: NewsletterAnswer | undefined;
  /** The form element, which posts to `/newsletter`. */
  readonly render: ComponentProps<typeof CheckedForm>['render'];
  readonly isPending: boolean;
  /** What stands above the field. */
  readonly children?: ReactNode;
}

/** Takes an e-mail address for the newsletter. */
export function NewsletterForm({ answer, render, isPending, children }: NewsletterFormProps) {
  const { t } = useLanguage();
  if (answer?.isDone) {
    return (
      <Notice tone="success" role="status">
        {t('newsletter.done')}
      </Notice>
    );
  }
  return (
    <CheckedForm form={answer?.form} render={render} className={styles.form}>
      {children}
      {answer?.problem && (
        <Notice tone="danger" role="alert">
          {t(answer.problem)}
        </Notice>
      )}
      <FormField name="email" form={answer?.form} />
      <div>
        <Button type="submit" variant="primary" pending={isPending}>
          {t('newsletter.submit')}
        </Button>
      </div>
    </CheckedForm>
  );
}
