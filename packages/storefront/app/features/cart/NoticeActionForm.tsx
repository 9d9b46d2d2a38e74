import { Button } from '@basin/react-ui';
import { Form } from 'react-router';
import { CustomerField } from '../../shell/forms/CustomerField.tsx';
import { HiddenFields } from '../../shell/forms/HiddenFields.tsx';
import type { NoticeAction } from '../../shell/session/shop-session.ts';
import { useIsSubmitting } from '../../shell/forms/use-is-submitting.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

function NoticeActionForm({ label, path: to, fields }: NoticeAction) {
  const { t, path } = useLanguage();
  return (
    <Form method="post" action={path(to)} preventScrollReset>
      <CustomerField />
      <HiddenFields fields={Object.entries(fields)} />
      <Button type="submit" size="small" pending={useIsSubmitting(fields)}>
        {t(label)}
      </Button>
    </Form>
  );
}

/** Renders the action button of a notice, such as Undo. */
export const renderAction = (action: NoticeAction) => <NoticeActionForm {...action} />;
