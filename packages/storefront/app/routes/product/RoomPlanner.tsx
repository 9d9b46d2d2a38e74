import { planRoom } from '@basin/domain';
import { Button, DescriptionList, Fieldset, TextField } from '@basin/react-ui';
import { useState } from 'react';
import { additionFields as field } from '../../cart/addition.ts';
import { useLanguage } from '../../texts/TextsProvider.tsx';
import type { CoverageView, ProductView, RoomView } from './product-view.ts';
import styles from './RoomPlanner.module.css';

export interface RoomPlannerProps {
  readonly product: ProductView;
  readonly coverage: CoverageView;
  readonly room: RoomView;
}

/** From the size of a room to boxes and a price, as one types; without scripts a button asks the server. */
export function RoomPlanner({ product, coverage, room }: RoomPlannerProps) {
  const { t } = useLanguage();
  const [area, setArea] = useState(room.area);
  const [overage, setOverage] = useState(room.overage);
  return (
    <Fieldset legend={t('planner.title')} className={styles.root}>
      <div className={styles.fields}>
        <TextField
          label={t('planner.area')}
          note={t('planner.area.unit')}
          name={field.area}
          type="number"
          inputMode="decimal"
          min="0.01"
          max="100000"
          step="any"
          required
          value={area}
          onChange={(event) => setArea(event.currentTarget.value)}
        />
        <TextField
          label={t('planner.overage')}
          note="%"
          name={field.overage}
          type="number"
          inputMode="numeric"
          min="0"
          max="50"
          step="1"
          required
          value={overage}
          onChange={(event) => setOverage(event.currentTarget.value)}
        />
      </div>
      <p className={styles.hint}>{t('planner.overage.hint')}</p>
      <Button type="submit" formMethod="get" formAction={product.path} formNoValidate className={styles.calculate}>
        {t('planner.calculate')}
      </Button>
      <Plan product={product} coverage={coverage} area={Number(area)} overage={Number(overage)} />
    </Fieldset>
  );
}

interface PlanProps {
  readonly product: ProductView;
  readonly coverage: CoverageView;
  readonly area: number;
  readonly overage: number;
}

function Plan({ product, coverage, area, overage }: PlanProps) {
  const { t, money, number } = useLanguage();
  const { totalNeeded, quantity } = planRoom({ area: area || 0, overage: overage || 0, coverage: coverage.perUnit });
  const price = product.price?.now;
  return (
    <output className={styles.plan} aria-live="polite">
      <DescriptionList
        variant="sums"
        items={[
          {
            term: t('planner.needed', { area: number(totalNeeded) }),
            details: t('planner.boxes', { count: quantity }),
          },
          { term: t('planner.coverage', { area: number(coverage.perUnit) }), details: price ? money(price) : '' },
          {
            term: t('planner.total'),
            details: price ? money({ ...price, centAmount: price.centAmount * quantity }) : t('price.none'),
            strong: true,
          },
        ]}
      />
    </output>
  );
}
