import { DataTable, Heading, LinkButton, Notice, Stack } from '@basin/react-ui';
import { useEffect, useRef } from 'react';
import { focusIfLost } from '../../shell/document/focus-if-lost.ts';
import type { TextKey, Translate } from '../../shell/texts/translate.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { LineOutcome, QuickOrderResult } from './quick-order.server.ts';

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
  useEffect(() => focusIfLost(heading.current), []); // the pressed button has disappeared
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
        rows={rowsOf(outcomes, t).map((cells, index) => ({ id: `${index}`, cells }))}
      />
      {added > 0 && (
        <div>
          <LinkButton href={path('/cart')}>{t('cart.preview.view')}</LinkButton>
        </div>
      )}
    </Stack>
  );
}

/** The number of lines up to which each line has its own row. */
const maxRows = 20;

/**
 * Returns a row for each line or, for many lines, one row for each result with the numbers and quantities of its lines:
 * first the lines to correct, last those that were added in full.
 */
function rowsOf(outcomes: readonly LineOutcome[], t: Translate): string[][] {
  if (outcomes.length <= maxRows) {
    return outcomes.map((line) => [[line.number, line.name].filter(Boolean).join(' · '), textOf([line], t)]);
  }
  const sorted = outcomes.toSorted((one, other) => rank(one) - rank(other));
  return [...new Set(sorted.map(resultOf))].map((result) => {
    const lines = sorted.filter((line) => resultOf(line) === result);
    return [lines.map((line) => numberText(line, t)).join(', '), textOf(lines, t)];
  });
}

/** Returns the number of a line with its quantity, which no line break separates. */
const numberText = ({ number: name, quantity }: LineOutcome, t: Translate) =>
  quantity ? t('order.units', { quantity, name }).replaceAll(' ', '\u00a0') : name;

const rank = ({ notice: { tone } }: LineOutcome) => ['danger', 'warning', 'info', 'success'].indexOf(tone);

/** Returns the result of a line as lines have it in common: without the number of units that were added. */
function resultOf({ notice: { key, values, tone } }: LineOutcome): string {
  return JSON.stringify([key, tone === 'success' ? { ...values, count: 0 } : values]);
}

/** Returns the text of the result that lines have in common. Units that were added are added up. */
function textOf(lines: readonly LineOutcome[], t: Translate): string {
  const [notice] = lines.map((line) => line.notice);
  if (!notice) return '';
  const count = lines.reduce((sum, { quantity = 0 }) => sum + quantity, 0);
  return t(notice.key, notice.tone === 'success' ? { ...notice.values, count } : notice.values);
}
