import { Button, Notice } from '@basin/react-ui';
import { Form } from 'react-router';
import type { NoticeAnswer, SessionNotice } from '../session/shop-session.ts';
import { useLanguage } from '../texts/TextsProvider.tsx';

/** What the step before left to be said, announced with the page. */
export function Notices({ notices }: { readonly notices: readonly SessionNotice[] }) {
  const { t } = useLanguage();
  return notices.map(({ key, values, tone, answer }, index) => (
    <Notice
      key={`${key} ${index}`}
      tone={tone}
      role={tone === 'danger' ? 'alert' : 'status'}
      actions={answer && <AnswerForm answer={answer} />}
    >
      <span>{t(key, values)}</span>
    </Notice>
  ));
}

function AnswerForm({ answer: { label, path: action, fields } }: { readonly answer: NoticeAnswer }) {
  const { t, path } = useLanguage();
  return (
    <Form method="post" action={path(action)} preventScrollReset>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="small">
        {t(label)}
      </Button>
    </Form>
  );
}
