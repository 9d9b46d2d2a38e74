import {
  coverageMeasure,
  edgeOfRooms,
  planRoomLine,
  roomMeasure,
  type CoverageMeasure,
  type RoomSize,
  type RoomUnit,
} from '@basin/domain';
import { Button, DescriptionList, RoomPlanner as Planner, Slider, TextField, type RoomSides } from '@basin/react-ui';
import type { Coverage } from '@basin/sdk';
import { useState } from 'react';
import { additionFields as field, quantityText, roomBounds } from '../cart/index.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { groutText } from './grout-text.ts';
import type { ProductView, RoomView } from './product-view.ts';
import { amountOf, mostRooms, mostSide, roomsOf, sizeFields } from './room-sizes.ts';

type PlannedProduct = Pick<ProductView, 'path' | 'price' | 'dimensions'>;

/** More is an area of its own rather than what is cut off. */
const mostChosenPercent = 50;

export interface RoomPlannerProps {
  readonly product: PlannedProduct;
  readonly coverage: Coverage;
  readonly room: RoomView;
}

/** From the size of a room to boxes or pieces and a price, as one types; without scripts a button asks the server. */
export function RoomPlanner({ product, coverage, room }: RoomPlannerProps) {
  const { t } = useLanguage();
  const unit = t('price.units') === 'metric' ? 'm' : 'ft';
  const measure = coverageMeasure(coverage);
  const [area, setArea] = useState(room.area);
  const [overage, setOverage] = useState(Number(room.overage));
  const [sizes, setSizes] = useState(room.sizes);
  const followSizes = (changed: readonly RoomSides[]) => {
    setSizes(changed);
    const whole = roomsOf(changed);
    if (whole.length > 0) setArea(amountOf(whole, measure));
  };
  return (
    <Planner
      legend={t('planner.title')}
      summary={t('planner.rooms')}
      defaultOpen={room.sizes.length > 0}
      names={sizeFields}
      sideLabel={(side, number) => t(`planner.room.${side}`, { number })}
      sideNote={t('planner.length.unit')}
      longestSide={mostSide}
      mostRooms={mostRooms}
      value={sizes}
      onValueChange={followSizes}
      amount={
        <>
          <input type="hidden" name={field.unit} value={unit} />
          <TextField
            label={t(`planner.${measure}`)}
            note={t(`planner.${measure}.unit`)}
            name={field.area}
            type="number"
            inputMode="decimal"
            min={roomBounds.area.least}
            max={roomBounds.area.most}
            step="any"
            required
            value={area}
            onValueChange={setArea}
          />
          <Slider
            label={t('planner.overage')}
            description={t('planner.overage.hint')}
            name={field.overage}
            min={roomBounds.overagePercent.least}
            max={mostChosenPercent}
            valueText={(percent) => t('planner.overage.percent', { percent })}
            value={overage}
            onValueChange={setOverage}
          />
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
        <Button type="submit" formMethod="get" formAction={product.path} formNoValidate>
          {t('planner.calculate')}
        </Button>
      }
    >
      <Plan
        product={product}
        coverage={coverage}
        area={Number(area)}
        unit={unit}
        overage={overage}
        rooms={roomsOf(sizes)}
      />
    </Planner>
  );
}

const isWithin = (value: number, { least, most }: { readonly least: number; readonly most: number }) =>
  value >= least && value <= most;

const isPlannable = (area: number, overage: number) =>
  isWithin(area, roomBounds.area) && isWithin(overage, roomBounds.overagePercent);

interface PlanProps {
  readonly product: PlannedProduct;
  readonly coverage: Coverage;
  readonly area: number;
  readonly unit: RoomUnit;
  readonly overage: number;
  readonly rooms: readonly RoomSize[];
}

function Plan({ product, coverage, area, unit, overage, rooms }: PlanProps) {
  const language = useLanguage();
  const { t, money, number } = language;
  const { perUnit, soldByBox } = coverage;
  const measure = coverageMeasure(coverage);
  const shown = (feet: number) => number(roomMeasure(feet, measure, unit));
  const plan = isPlannable(area, overage) // or half-typed
    ? planRoomLine({ amount: area, unit, overagePercent: overage }, coverage)
    : undefined;
  const { quantity = 0 } = plan ?? {};
  const totalNeeded = plan?.fields.roomInfo[0].totalNeeded ?? 0;
  const price = product.price?.now;
  return (
    <DescriptionList
      variant="sums"
      items={[
        {
          term: t(`planner.${measure}.needed`, { area: shown(totalNeeded) }),
          details: quantityText(t, { quantity, coverage }),
        },
        {
          term: t(`planner.${measure}.coverage.${soldByBox ? 'box' : 'piece'}`, { area: shown(perUnit) }),
          details: price ? money(price) : '',
        },
        {
          term: t('planner.total'),
          details: price ? money({ ...price, cents: price.cents * quantity }) : t('price.none'),
          strong: true,
        },
        ...asideOf(language, { product, measure, unit, rooms, needed: totalNeeded }),
      ]}
    />
  );
}

interface Beside {
  readonly product: PlannedProduct;
  readonly measure: CoverageMeasure;
  readonly unit: RoomUnit;
  readonly rooms: readonly RoomSize[];
  /** Square feet with the overage. */
  readonly needed: number;
}

/** What else a floor or wall of tile takes: trim along its edges, and grout. */
function asideOf(
  { t, number }: ReturnType<typeof useLanguage>,
  { product, measure, unit, rooms, needed }: Beside,
): { term: string; details: string }[] {
  if (measure !== 'area') return [];
  const isMetric = unit === 'm';
  const grout = groutText({ dimensions: product.dimensions, needed, isMetric, number });
  const edge = number(edgeOfRooms(rooms));
  return [
    ...(rooms.length > 0
      ? [{ term: t('planner.edges'), details: t(isMetric ? 'planner.metres' : 'planner.feet', { length: edge }) }]
      : []),
    ...(grout ? [{ term: t('planner.grout'), details: grout }] : []),
  ];
}
