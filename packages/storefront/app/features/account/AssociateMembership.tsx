import { Divider, Heading, Link, Text } from '@basin/react-ui';
import type { SentForm } from '../../shell/forms/read-form.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { AssociateDialog } from './AssociateDialogOnDemand.ts';

/** The hash that opens the dialog. */
const associateId = 'associate-membership';

interface AssociateMembershipProps {
  readonly owner: string | undefined;
  readonly form: SentForm | undefined;
}

/** Explains the prices for employees of partner companies, with the dialog in which one joins. */
export function AssociateMembership({ owner, form }: AssociateMembershipProps) {
  const { t } = useLanguage();
  return (
    <>
      <Heading level={2}>{t('associate.title')}</Heading>
      <Text>{t('associate.text')}</Text>
      <div>
        <Link href={`#${associateId}`}>{t('associate.open')}</Link>
      </div>
      <AssociateDialog id={associateId} owner={owner} form={form} />
      <Divider />
    </>
  );
}
