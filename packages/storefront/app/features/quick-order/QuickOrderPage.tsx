import { Button, Container, DataTable, Heading, LinkButton, Notice, Stack, TextAreaField } from '@basin/react-ui';
import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { PageProps } from '../../shell/document/page-props.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { ContentPage } from '../content/index.ts';
import { CsvUpload } from './CsvUpload.tsx';
import styles from './QuickOrderPage.module.css';
import type { handleQuickOrder, loadQuickOrder, QuickOrderAnswer } from './quick-order.server.ts';

/** An order by model numbers: pasted, typed or from a CSV file. */
export function QuickOrderPage({
  loaderData: { page },
  actionData,
}: PageProps<typeof loadQuickOrder, typeof handleQuickOrder>) {
  return <ContentPage page={page} places={{ 'quick-order': () => <QuickOrder answer={actionData} /> }} />;
}

function QuickOrder({ answer }: { readonly answer: QuickOrderAnswer | undefined }) {
  return (
    <Container>
      <Stack gap={6} className={styles.root}>
        {answer && answer.outcomes.length > 0 && <Outcomes key={answer.key} answer={answer} />}
        <OrderForm key={`form ${answer?.key ?? ''}`} lines={answer?.rest ?? ''} />
      </Stack>
    </Container>
  );
}

function OrderForm({ lines }: { readonly lines: string }) {
  const { t } = useLanguage();
  const field = useRef<HTMLTextAreaElement>(null);
  const isBusy = useNavigation().state === 'submitting';
  return (
    <Stack render={<Form method="post" preventScrollReset />} gap={5}>
      <TextAreaField
        ref={field}
        id="lines"
        name="lines"
        label={t('quickOrder.lines')}
        description={t('quickOrder.lines.description')}
        defaultValue={lines}
        rows={8}
        spellCheck={false}
        autoCapitalize="characters"
        required
      />
      <CsvUpload
        onText={(text) => {
          if (field.current) field.current.value = [field.current.value.trim(), text].filter(Boolean).join('\n');
        }}
      />
      <div>
        <Button type="submit" variant="primary" pending={isBusy}>
          {t('product.addToCart')}
        </Button>
      </div>
    </Stack>
  );
}

function Outcomes({ answer: { outcomes, added, rest } }: { readonly answer: QuickOrderAnswer }) {
  const { t, path } = useLanguage();
  const values = { count: added, all: outcomes.length };
  return (
    <Stack render={<section />} gap={5} aria-labelledby="outcome">
      <Heading level={2} size="title" id="outcome">
        {t('quickOrder.outcome')}
      </Heading>
      <Notice tone={rest === '' && added > 0 ? 'success' : 'warning'} role="status">
        {t(rest === '' && added > 0 ? 'quickOrder.allAdded' : 'quickOrder.someAdded', values)}
      </Notice>
      <DataTable
        caption={t('quickOrder.outcome')}
        captionHidden
        columns={[
          { id: 'product', label: t('quickOrder.product') },
          { id: 'outcome', label: t('quickOrder.result') },
        ]}
        rows={outcomes.map(({ number, name, notice: { key, values: own } }, index) => ({
          id: `${index}`,
          cells: [[number, name].filter(Boolean).join(' · '), t(key, own)],
        }))}
      />
      {added > 0 && (
        <div>
          <LinkButton href={path('/cart')}>{t('cart.preview.view')}</LinkButton>
        </div>
      )}
    </Stack>
  );
}
