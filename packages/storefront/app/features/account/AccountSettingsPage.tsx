import { Badge, Divider, Heading, Link, Text } from '@basin/react-ui';
import { PageTitle } from '../../shell/document/PageTitle.tsx';
import type { PageProps } from '../../shell/document/page-props.ts';
import { useFocusOnceDone } from '../../shell/document/use-focus-once-done.ts';
import { Notices } from '../../shell/notices/Notices.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { usePersonaLabel } from '../catalogue/index.ts';
import { AssociateMembership } from './AssociateMembership.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { EmailForm } from './EmailForm.tsx';
import { FriendsForm } from './FriendsForm.tsx';
import { PendingEmail } from './PendingEmail.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import type { handleSettingsForm, loadAccountSettings } from './account-settings.server.ts';

/**
 * Account settings: the profile, memberships, the e-mail address, the password, the customer's data, and account
 * deletion.
 */
export function AccountSettingsPage({
  loaderData: { email, pendingEmail, tradeApplication, emailToken, isAssociateOffered, isFriendsOffered, ...loaded },
  actionData,
}: PageProps<typeof loadAccountSettings, typeof handleSettingsForm>) {
  const { t, path, day } = useLanguage();
  const prices = usePersonaLabel();
  const title = useFocusOnceDone<HTMLHeadingElement>(!isFriendsOffered);
  const badge = useFocusOnceDone<HTMLDivElement>(!isAssociateOffered);
  const address = useFocusOnceDone<HTMLParagraphElement>(!pendingEmail);
  const formOf = (intent: NonNullable<typeof actionData>['intent']) =>
    actionData?.intent === intent ? actionData.form : undefined;
  return (
    <>
      <PageTitle ref={title} title={t('account.settings')} />
      <Notices takesFocus notices={loaded.notices} />
      {pendingEmail && <PendingEmail email={pendingEmail} token={emailToken} />}
      <Text ref={address} tabIndex={-1} tone="muted">
        {email}
      </Text>
      {prices && (
        <div ref={badge} tabIndex={-1}>
          <Badge tone="success">{prices}</Badge>
        </div>
      )}
      {tradeApplication && (
        <Text>{t(`account.trade.${tradeApplication.state}`, { date: day(tradeApplication.since) })}</Text>
      )}
      <ProfileForm profile={loaded} form={formOf('save')} />
      <Divider />
      {isAssociateOffered && <AssociateMembership owner={loaded.owner} form={formOf('joinCompany')} />}
      {isFriendsOffered && <FriendsForm owner={loaded.owner} form={formOf('joinFriends')} />}
      <EmailForm form={formOf('changeEmail')} />
      <Divider />
      <PasswordForm form={formOf('changePassword')} />
      <Divider />
      <Heading level={2}>{t('account.export')}</Heading>
      <Text>{t('account.export.text')}</Text>
      <div>
        <Link href={path('/my-account/my-data')} download>
          {t('account.export.action')}
        </Link>
      </div>
      <Divider />
      <DeleteAccount form={formOf('deleteAccount')} />
    </>
  );
}
