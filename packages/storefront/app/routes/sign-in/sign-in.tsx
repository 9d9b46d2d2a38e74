import { Container, Heading, Tabs } from '@basin/react-ui';
import { data, Form, redirect, useNavigation } from 'react-router';
import { grantKeptWish } from '../../favourites/change-favourites.server.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { Notices } from '../../notices/Notices.tsx';
import { takeNotices } from '../../notices/notices.server.ts';
import { languageContext, shopperContext } from '../../request-context.server.ts';
import { safeReturnTo } from '../../safe-return.ts';
import { optionList } from '../../settings/option-list.server.ts';
import { useLanguage } from '../../texts/TextsProvider.tsx';
import { accountForms } from './account-forms.server.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import styles from './sign-in.module.css';
import type { Route } from './+types/sign-in';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale } = context.get(languageContext);
  const query = new URL(request.url).searchParams;
  const returnTo = safeReturnTo(query.get('returnTo'), `/${locale}/my-account`);
  if (context.get(shopperContext).isSignedIn) throw redirect(returnTo);
  const tab = query.get('tab') === 'sign-up' ? 'sign-up' : 'sign-in';
  return { returnTo, tab, accountTypes: await optionList(context, 'accountTypes'), notices: takeNotices(context) };
}

/** Signs in or signs up, as the form's `intent` says; a form that is not right comes back with its problems. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const accountForm = accountForms.get(form.get('intent'));
  if (!accountForm) throw data(null, 400);
  const answer = await accountForm(context, form);
  if (!answer) await grantKeptWish(context);
  const { locale } = context.get(languageContext);
  return answer ?? redirect(safeReturnTo(form.get('returnTo'), `/${locale}/my-account`), 303);
}

/** Who has just signed in over another page stays there; what this page shows does not change by its forms. */
export const shouldRevalidate = () => false;

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { returnTo, tab, accountTypes, notices } = loaderData;
  const { t } = useLanguage();
  const isSignUp = actionData ? actionData.intent === 'signUp' : tab === 'sign-up';
  const shared = { returnTo, Form, isBusy: useNavigation().state === 'submitting' };
  const answerTo = (intent: string) => (actionData?.intent === intent ? actionData : undefined);
  return (
    <Container width="measure" className={styles.page}>
      <PageHead title={t('signIn.title')} isIndexed={false} />
      <Heading level={1}>{t('account.title')}</Heading>
      <Notices notices={notices} />
      <Tabs
        key={String(isSignUp)}
        label={t('account.title')}
        defaultValue={isSignUp ? 'sign-up' : 'sign-in'}
        tabs={[
          {
            id: 'sign-in',
            label: t('signIn.title'),
            panel: <SignInForm {...shared} answer={answerTo('signIn')} />,
          },
          {
            id: 'sign-up',
            label: t('signUp.title'),
            panel: <SignUpForm {...shared} accountTypes={accountTypes} answer={answerTo('signUp')} />,
          },
        ]}
      />
    </Container>
  );
}
