import { parseAuthHash } from '@basin/domain';
import { Container, Notice, Tabs } from '@basin/react-ui';
import { Form, useLocation } from 'react-router';
import { PageTitle } from '../../shell/document/PageTitle.tsx';
import { Notices } from '../../shell/notices/Notices.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { SendHeldForm } from './SendHeldFormOnDemand.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import styles from './sign-in.module.css';
import type { PageProps } from '../../shell/document/page-props.ts';
import { useIsInBrowser } from '../../shell/document/use-is-in-browser.ts';
import { useIsSubmitting } from '../../shell/forms/use-is-submitting.ts';
import type { loadSignIn, handleAccountForm } from './sign-in-page.server.ts';

export function SignInPage({ loaderData, actionData }: PageProps<typeof loadSignIn, typeof handleAccountForm>) {
  const { accountTypes, accountType, known, notices } = loaderData;
  const { result, heldForm, isSignedIn = false } = actionData ?? {};
  const { t } = useLanguage();
  const link = useLinkOf(useLocation().hash);
  const returnTo = link?.target ?? loaderData.returnTo;
  const isSignUp = result ? result.intent === 'signUp' : (link?.tab ?? loaderData.tab) === 1;
  const shared = { returnTo, Form, isBusy: useIsSubmitting(), heldForm };
  const resultOf = (intent: string) => (result?.intent === intent ? result : undefined);
  if (heldForm && isSignedIn) return <SendHeldForm heldForm={heldForm} returnTo={returnTo} />;
  return (
    <Container width="measure" className={styles.page}>
      <PageTitle title={t('signIn.title')} heading={t('account.title')} />
      <Notices notices={notices} />
      {heldForm && <Notice>{t('signIn.heldForm')}</Notice>}
      <Tabs
        key={String(isSignUp)}
        label={t('account.title')}
        defaultValue={isSignUp ? 'sign-up' : 'sign-in'}
        tabs={[
          {
            id: 'sign-in',
            label: t('signIn.title'),
            panel: <SignInForm {...shared} result={resultOf('signIn')} />,
          },
          {
            id: 'sign-up',
            label: t('signUp.title'),
            panel: (
              <SignUpForm
                {...shared}
                accountTypes={accountTypes}
                accountType={accountType}
                known={known}
                result={resultOf('signUp')}
              />
            ),
          },
        ]}
      />
    </Container>
  );
}

/** Returns the tab and the target of a link that opens the sign-in dialog on other pages. */
function useLinkOf(hash: string) {
  const isInBrowser = useIsInBrowser();
  const action = isInBrowser ? parseAuthHash(hash) : undefined;
  return action?.opens === 'auth' ? action : undefined;
}
