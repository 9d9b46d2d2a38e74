import { Container } from '@basin/react-ui';
import { ContentPage, OverlayPage } from '../content/index.ts';
import { PageTitle } from '../../shell/document/PageTitle.tsx';
import type { PageProps } from '../../shell/document/page-props.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import type { handleRegistration, loadRegistration } from './registration-form.server.ts';

/** The hash of the overlay that shows where to find a model number. */
const helpId = 'finding-a-model';

/** Registers a product: on a content page one that was bought elsewhere, in the account one that was bought here. */
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
        result={actionData}
        helpId={modelHelp ? helpId : undefined}
      />
      {modelHelp && <OverlayPage id={helpId} page={modelHelp} />}
    </>
  );
  if (page)
    return <ContentPage page={page} slots={{ 'register-offline-product': () => <Container>{form}</Container> }} />;
  return (
    <>
      <PageTitle title={t('registration.online')} text={t('registration.text')} />
      {form}
    </>
  );
}
