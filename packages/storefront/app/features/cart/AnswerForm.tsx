import { Button } from '@basin/react-ui';
import { Form } from 'react-router';
import type { NoticeAnswer } from '../../shell/session/shop-session.ts';
import { useSending } from '../../shell/forms/use-sending.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

/** The button of a notice, such as one that takes a step back. */
export function AnswerForm({ answer: { label, path: action, fields } }: { readonly answer: NoticeAnswer }) {
  const { t, path } = useLanguage();
  return (
    <Form method="post" action={path(action)} preventScrollReset>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="small" pending={useSending(fields)}>
        {t(label)}
      </Button>
    </Form>
  );
}
