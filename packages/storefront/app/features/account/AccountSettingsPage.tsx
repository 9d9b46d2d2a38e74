import { Badge, Button, Divider, Heading, Link, Text } from '@basin/react-ui';
import { PageTitle } from '../../shell/document/PageTitle.tsx';
import type { PageProps } from '../../shell/document/page-props.ts';
import { useFocusOnceDone } from '../../shell/document/use-focus-once-done.ts';
import { CheckedForm } from '../../shell/forms/CheckedForm.tsx';
import { ChoiceField } from '../../shell/forms/ChoiceField.tsx';
import { FormField } from '../../shell/forms/FormField.tsx';
import { useIsSubmitting } from '../../shell/forms/use-is-submitting.ts';
import { Notices } from '../../shell/notices/Notices.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { usePersonaLabel } from '../catalogue/index.ts';
import styles from './account.module.css';
import { AssociateDialog } from './AssociateDialogOnDemand.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { EmailForm } from './EmailForm.tsx';
import { FriendsForm } from './FriendsForm.tsx';
import { isRequired, knownName } from './profile-form.ts';
import { PendingEmail } from './PendingEmail.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import type { handleSettingsForm, loadAccountSettings } from './account-settings.server.ts';

/** The hash that opens the associate membership overlay. */
const associateId = 'associate-membership';

/**
 * Account settings: the profile (names and, for trade customers, company and business type), the password, the
 * customer's data, and account deletion.
 */
export function AccountSettingsPage({
  loaderData: { email, pendingEmail, tradeApplication, emailToken, fields, values, ...offered },
  actionData,
}: PageProps<typeof loadAccountSettings, typeof handleSettingsForm>) {
  const { businessTypes, businessSubTypes, isAssociateOffered, isFriendsOffered, notices } = offered;
  const { t, path, day } = useLanguage();
  const prices = usePersonaLabel();
  const isBusy = useIsSubmitting({ intent: 'save' });
  const rejected = actionData?.intent === 'save' ? actionData.form : undefined;
  const form = { values: { ...values, ...rejected?.values } };
  const title = useFocusOnceDone<HTMLHeadingElement>(!isFriendsOffered);
  const badge = useFocusOnceDone<HTMLDivElement>(!isAssociateOffered);
  const options: Readonly<Record<string, typeof businessTypes>> = {
    businessType: businessTypes,
    businessSubType: businessSubTypes,
  };
  return (
    <>
      <PageTitle ref={title} title={t('account.settings')} />
      <Notices notices={notices} />
      {pendingEmail && <PendingEmail email={pendingEmail} token={emailToken} />}
      <Text tone="muted">{email}</Text>
      {prices && (
        <div ref={badge} tabIndex={-1}>
          <Badge tone="success">{prices}</Badge>
        </div>
      )}
      {tradeApplication && (
        <Text>{t(`account.trade.${tradeApplication.state}`, { date: day(tradeApplication.since) })}</Text>
      )}
      <CheckedForm form={rejected} className={styles.form}>
        {fields.map((name) => {
          const field = { name, form, optional: !isRequired(name, values[name]) };
          const choices = options[name];
          // a list does not follow its default value
          return choices ? (
            <ChoiceField key={`${name} ${values[name] ?? ''}`} {...field} options={choices} />
          ) : (
            <FormField key={name} {...field} />
          );
        })}
        {fields.map((name) => (
          <input key={name} type="hidden" name={knownName(name)} value={values[name]} />
        ))}
        <div>
          <Button type="submit" name="intent" value="save" variant="primary" pending={isBusy}>
            {t('action.save')}
          </Button>
        </div>
      </CheckedForm>
      <Divider />
      {isAssociateOffered && (
        <>
          <Heading level={2}>{t('associate.title')}</Heading>
          <Text>{t('associate.text')}</Text>
          <div>
            <Link href={`#${associateId}`}>{t('associate.open')}</Link>
          </div>
          <AssociateDialog id={associateId} form={actionData?.intent === 'joinCompany' ? actionData.form : undefined} />
          <Divider />
        </>
      )}
      {isFriendsOffered && <FriendsForm form={actionData?.intent === 'joinFriends' ? actionData.form : undefined} />}
      <EmailForm form={actionData?.intent === 'changeEmail' ? actionData.form : undefined} />
      <Divider />
      <PasswordForm form={actionData?.intent === 'changePassword' ? actionData.form : undefined} />
      <Divider />
      <Heading level={2}>{t('account.export')}</Heading>
      <Text>{t('account.export.text')}</Text>
      <div>
        <Link href={path('/my-account/my-data')} download>
          {t('account.export.action')}
        </Link>
      </div>
      <Divider />
      <DeleteAccount form={actionData?.intent === 'deleteAccount' ? actionData.form : undefined} />
    </>
  );
}
