import { tradePersona } from '@basin/domain';
import { Button, Container, Stack, TextAreaField } from '@basin/react-ui';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { focusIfLost } from '../../shell/document/focus-if-lost.ts';
import type { PageProps } from '../../shell/document/page-props.ts';
import { useIsInBrowser } from '../../shell/document/use-is-in-browser.ts';
import { useShop } from '../../shell/document/use-shop.ts';
import { CustomerField } from '../../shell/forms/CustomerField.tsx';
import { SubmitButton } from '../../shell/forms/SubmitButton.tsx';
import { useIsSubmitting } from '../../shell/forms/use-is-submitting.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { ContentPage } from '../content/index.ts';
import { CsvUpload } from './CsvUpload.tsx';
import { OrderOutcomes } from './OrderOutcomes.tsx';
import styles from './QuickOrderPage.module.css';
import type { handleQuickOrder, loadQuickOrder, QuickOrderResult } from './quick-order.server.ts';

/** An order by model numbers: pasted, typed or from a CSV file. */
export function QuickOrderPage({
  loaderData: { page },
  actionData,
}: PageProps<typeof loadQuickOrder, typeof handleQuickOrder>) {
  return <ContentPage page={page} slots={{ 'quick-order': () => <QuickOrder result={actionData} /> }} />;
}

function QuickOrder({ result }: { readonly result: QuickOrderResult | undefined }) {
  return (
    <Container>
      <Stack gap={6} className={styles.root}>
        {result && result.outcomes.length > 0 && <OrderOutcomes key={result.key} result={result} />}
        <OrderForm
          key={`form ${result?.key ?? ''}`}
          lines={result?.rest ?? ''}
          isMissing={result?.outcomes.length === 0}
        />
      </Stack>
    </Container>
  );
}

function OrderForm({ lines, isMissing }: { readonly lines: string; readonly isMissing: boolean }) {
  const { t, path } = useLanguage();
  const { persona } = useShop();
  const isInBrowser = useIsInBrowser();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isMissing) focusIfLost(field.current); // the pressed button was replaced
  }, [isMissing]);
  const isChoosing = useIsSubmitting({ intent: 'choose' });
  const isAdding = useIsSubmitting() && !isChoosing;
  return (
    <Stack
      render={
        <Form
          method="post"
          noValidate
          encType={isInBrowser ? 'application/x-www-form-urlencoded' : 'multipart/form-data'}
          preventScrollReset
        />
      }
      gap={5}
    >
      <CustomerField />
      <TextAreaField
        ref={field}
        id="lines"
        name="lines"
        label={t('quickOrder.lines')}
        description={t('quickOrder.lines.description')}
        problem={isMissing ? t('quickOrder.lines.missing') : undefined}
        defaultValue={lines}
        rows={8}
        spellCheck={false}
        autoCapitalize="characters"
        required={isInBrowser}
      />
      <CsvUpload
        onText={(text) => {
          if (field.current) field.current.value = [field.current.value.trim(), text].filter(Boolean).join('\n');
        }}
      />
      <Stack direction="row" gap={4}>
        <Button type="submit" variant="primary" pending={isAdding}>
          {t('product.addToCart')}
        </Button>
        {persona === tradePersona && (
          <SubmitButton intent="choose" formAction={path('/my-account/projects')}>
            {t('project.addTo')}
          </SubmitButton>
        )}
      </Stack>
    </Stack>
  );
}
