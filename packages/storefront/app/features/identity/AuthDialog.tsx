import { Tabs } from '@basin/react-ui';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { OverlayDialog } from '../../shell/document/OverlayDialog.tsx';
import type { handleAccountForm, loadSignIn } from './sign-in-page.server.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

interface AuthDialogProps {
  /** 0 for sign-in, 1 for sign-up. */
  readonly tab: 0 | 1;
  readonly returnTo: string;
}

/** The sign-in and sign-up forms in a dialog. Closing it leaves the page unchanged. */
export default function AuthDialog({ tab, returnTo }: AuthDialogProps) {
  const { t, path } = useLanguage();
  const { data: page, load } = useFetcher<typeof loadSignIn>();
  const { data: sent, Form, state } = useFetcher<typeof handleAccountForm>();
  // a load that the form overtakes is repeated, and then redirects a customer
  const address = `${path('/sign-in')}?returnTo=${encodeURIComponent(returnTo)}`;
  useEffect(() => void load(address), [load, address]);
  const shared = { returnTo, Form, isBusy: state !== 'idle' };
  const resultOf = (intent: string) => (sent?.result?.intent === intent ? sent.result : undefined);
  return (
    <OverlayDialog id="auth" title={t('account.title')}>
      <Tabs
        label={t('account.title')}
        defaultValue={tab === 1 ? 'sign-up' : 'sign-in'}
        tabs={[
          { id: 'sign-in', label: t('signIn.title'), panel: <SignInForm {...shared} result={resultOf('signIn')} /> },
          {
            id: 'sign-up',
            label: t('signUp.title'),
            panel: <SignUpForm {...shared} accountTypes={page?.accountTypes ?? []} result={resultOf('signUp')} />,
          },
        ]}
      />
    </OverlayDialog>
  );
}
