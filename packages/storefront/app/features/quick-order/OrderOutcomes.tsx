import { DataTable, Heading, LinkButton, Notice, Stack } from '@basin/react-ui';
import { useEffect, useRef } from 'react';
import type { TextKey } from '../../shell/texts/translate.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { QuickOrderResult } from './quick-order.server.ts';

export interface OrderOutcomesProps {
  readonly result: QuickOrderResult;
  /** Says that some lines were not added and where to find them. */
  readonly someAdded?: TextKey;
}

/** The outcome of each line that was to be added to the cart. */
export function OrderOutcomes({
  result: { outcomes, added, rest },
  someAdded = 'quickOrder.someAdded',
}: OrderOutcomesProps) {
  const { t, path } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus(); // the pressed button has disappeared
  }, []);
  const isWhole = rest === '' && added > 0;
  const summary = isWhole ? 'quickOrder.allAdded' : added > 0 ? someAdded : 'quickOrder.noneAdded';
  return (
    <Stack render={<section />} gap={5} aria-labelledby="outcome">
      <Heading ref={heading} tabIndex={-1} level={2} size="title" id="outcome">
        {t('quickOrder.outcome')}
      </Heading>
      <Notice tone={isWhole ? 'success' : 'warning'} role="status">
        {t(summary, { count: added, all: outcomes.length })}
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
