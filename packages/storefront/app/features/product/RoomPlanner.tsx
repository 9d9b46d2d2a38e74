import { coverageMeasure, type CoverageMeasure, type RoomUnit } from '@basin/domain';
import { Button, RoomPlanner as Planner, Slider, TextField, type RoomSides } from '@basin/react-ui';
import type { Coverage } from '@basin/sdk';
import { useState, type MouseEvent } from 'react';
import { additionFields as field, roomBounds } from '../cart/index.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { PlannedRoom } from './product-view.ts';
import { RoomPlan, type PlannedProduct } from './RoomPlan.tsx';
import { amountOf, isPlannableArea, maxOfferedOveragePercent, maxRooms, roomsOf, sizeFields } from './room-sizes.ts';

export interface RoomPlannerProps {
  readonly product: PlannedProduct;
  readonly coverage: Coverage;
  readonly room: PlannedRoom;
}

/**
 * Calculates boxes or pieces and a price from a room's size as the shopper types. Without scripts a button asks the
 * server.
 */
export function RoomPlanner({ product, coverage, room }: RoomPlannerProps) {
  const { t, isMetric } = useLanguage();
  const unit = isMetric ? 'm' : 'ft';
  const measure = coverageMeasure(coverage);
  const [area, setArea] = useState(room.area);
  const [overage, setOverage] = useState(Number(room.overage));
  const [sizes, setSizes] = useState(room.sizes);
  const followSizes = (changed: readonly RoomSides[]) => {
    setSizes(changed);
    const whole = roomsOf(changed, unit);
    if (whole.length > 0) setArea(amountOf(whole, measure, unit));
  };
  return (
    <Planner
      legend={t('planner.title')}
      summary={t('planner.rooms')}
      defaultOpen={room.sizes.length > 0}
      names={sizeFields}
      sideLabel={(side, number) => t(`planner.room.${side}`, { number })}
      sideNote={t('planner.length.unit')}
      maxRooms={maxRooms}
      value={sizes}
      onValueChange={followSizes}
      amount={
        <>
          <input type="hidden" name={field.unit} value={unit} />
          <input type="hidden" name="skuId" value={product.sku} />
          <input type="hidden" name={field.page} value={product.path} />
          <AmountField room={room} measure={measure} unit={unit} value={area} onValueChange={setArea} />
          <OverageSlider value={overage} onValueChange={setOverage} />
          <TextField
            label={t('planner.name')}
            note={t('field.optional')}
            name={field.roomName}
            maxLength={roomBounds.nameLength}
            defaultValue={room.name}
          />
        </>
      }
      calculate={
        <Button type="submit" formMethod="get" formAction={product.path} formNoValidate onClick={stayOnPage}>
          {t('planner.calculate')}
        </Button>
      }
    >
      <RoomPlan
        product={product}
        coverage={coverage}
        area={area}
        unit={unit}
        overage={overage}
        rooms={roomsOf(sizes, unit)}
      />
    </Planner>
  );
}

/** Enter in a field presses the first button of its form. With scripts the plan is shown as the shopper types. */
const stayOnPage = (event: MouseEvent) => event.preventDefault();

interface AmountFieldProps {
  readonly room: PlannedRoom;
  readonly measure: CoverageMeasure;
  readonly unit: RoomUnit;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/** The area to cover, or the length of a product that is measured by length. */
function AmountField({ room, measure, unit, value, onValueChange }: AmountFieldProps) {
  const { t, number } = useLanguage();
  const isRejected = room.isAreaRejected && !isPlannableArea(value, unit);
  return (
    <TextField
      label={t(`planner.${measure}`)}
      note={t(`planner.${measure}.unit`)}
      id={field.area}
      name={field.area}
      inputMode="decimal"
      required
      value={value}
      onValueChange={onValueChange}
      problem={isRejected ? t(`planner.${measure}.invalid`, { max: number(roomBounds.area.max) }) : undefined}
    />
  );
}

/** The share to buy in addition, for cuts and breakage. */
function OverageSlider(props: { readonly value: number; readonly onValueChange: (percent: number) => void }) {
  const { t } = useLanguage();
  return (
    <Slider
      label={t('planner.overage')}
      description={t('planner.overage.hint')}
      name={field.overage}
      min={roomBounds.overagePercent.min}
      max={maxOfferedOveragePercent}
      valueText={(percent) => t('planner.overage.percent', { percent })}
      {...props}
    />
  );
}
