import { Container, Heading, Text } from '@basin/react-ui';
import { ContentPage, OverlaidPage } from '../content/index.ts';
import { PageHead } from '../../shell/document/PageHead.tsx';
import type { PageProps } from '../../shell/document/page-props.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import type { handleRegistration, loadRegistration } from './registration-form.server.ts';

/** The hash of the overlay that shows where a model number stands. */
const helpId = 'finding-a-model';

/** Registers a product that was bought elsewhere, on a page of the content system, or one bought here, in the account. */
export function RegistrationPage({
  loaderData: { page, modelHelp, ...known },
  actionData,
}: PageProps<typeof loadRegistration, typeof handleRegistration>) {
  const { t } = useLanguage();
  const form = (
    <>
      <RegistrationForm
        kind={page ? 'offline' : 'online'}
        known={known}
        answer={actionData}
        helpId={modelHelp ? helpId : undefined}
      />
      {modelHelp && <OverlaidPage id={helpId} page={modelHelp} />}
    </>
  );
  if (page)
    return <ContentPage page={page} places={{ 'register-offline-product': () => <Container>{form}</Container> }} />;
  return (
    <>
      <PageHead title={t('registration.online')} isIndexed={false} />
      <Heading level={1}>{t('registration.online')}</Heading>
      <Text>{t('registration.text')}</Text>
      {form}
    </>
  );
}
