import { Button } from '@basin/react-ui';
import { Form, useLocation, useNavigation } from 'react-router';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './consent.module.css';

interface ConsentFormProps {
  /** Reloads the page, so that third-party scripts start or stop with it. */
  readonly reloadDocument?: boolean;
}

/** Two equally prominent choices. Submitting either returns to the page. */
export function ConsentForm({ reloadDocument = false }: ConsentFormProps) {
  const { t, path } = useLanguage();
  const { pathname, search } = useLocation();
  const { formAction } = useNavigation();
  const action = path('/privacy-choices');
  const pending = formAction === action;
  return (
    <Form
      method="post"
      action={action}
      reloadDocument={reloadDocument}
      replace
      preventScrollReset
      className={styles.form}
    >
      <input type="hidden" name="returnTo" value={pathname + search} />
      <Button type="submit" name="answer" value="accepted" size="small" pending={pending}>
        {t('consent.accept')}
      </Button>
      <Button type="submit" name="answer" value="declined" size="small" pending={pending}>
        {t('consent.decline')}
      </Button>
    </Form>
  );
}
