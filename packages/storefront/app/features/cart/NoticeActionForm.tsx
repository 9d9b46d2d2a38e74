import { Button } from '@basin/react-ui';
import { Form } from 'react-router';
import { CustomerField } from '../../shell/forms/CustomerField.tsx';
import type { NoticeAction } from '../../shell/session/shop-session.ts';
import { useIsSubmitting } from '../../shell/forms/use-is-submitting.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

/** The action button of a notice, such as Undo. */
export function NoticeActionForm({ action: { label, path: to, fields } }: { readonly action: NoticeAction }) {
  const { t, path } = useLanguage();
  return (
    <Form method="post" action={path(to)} preventScrollReset>
      <CustomerField />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="small" pending={useIsSubmitting(fields)}>
        {t(label)}
      </Button>
    </Form>
  );
}
