import { Grid, Stack, Text } from '@basin/react-ui';
import { Form } from 'react-router';
import { PageTitle } from '../../shell/document/PageTitle.tsx';
import type { PageProps } from '../../shell/document/page-props.ts';
import { CheckedForm } from '../../shell/forms/CheckedForm.tsx';
import { FormField } from '../../shell/forms/FormField.tsx';
import { SubmitButton } from '../../shell/forms/SubmitButton.tsx';
import { Notices } from '../../shell/notices/Notices.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { handleSellForm, loadSell } from './sell.server.ts';

/** Lets an associate find a customer and open that customer's cart. */
export function SellPage({ loaderData: { notices }, actionData }: PageProps<typeof loadSell, typeof handleSellForm>) {
  const { t, path } = useLanguage();
  return (
    <Stack gap={6}>
      <PageTitle title={t('sell.title')} />
      <Notices notices={notices} />
      <Grid desktop={2}>
        <CheckedForm
          form={actionData}
          render={<Stack gap={5} render={<Form method="post" action={path('/my-account/sell')} />} />}
        >
          <Text>{t('sell.text')}</Text>
          <FormField name="email" form={actionData} description={t('sell.email')} />
          <div>
            <SubmitButton intent="open" variant="primary">
              {t('sell.open')}
            </SubmitButton>
          </div>
        </CheckedForm>
      </Grid>
    </Stack>
  );
}
