import {
  coverageMeasure,
  edgeOfRooms,
  plainAmount,
  planRoomLine,
  roomMeasure,
  type RoomSize,
  type RoomUnit,
} from '@basin/domain';
import {
  Button,
  DescriptionList,
  Link,
  RoomPlanner as Planner,
  Slider,
  TextField,
  type RoomSides,
} from '@basin/react-ui';
import type { Coverage } from '@basin/sdk';
import { useState, type ReactNode } from 'react';
import { additionFields as field, quantityText, roomBounds } from '../cart/index.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { groutNeed } from './grout-need.ts';
import type { TileCompanions, ProductView, RoomView } from './product-view.ts';
import { amountOf, isPlannableArea, maxRooms, roomsOf, sizeFields } from './room-sizes.ts';

type PlannedProduct = Pick<ProductView, 'sku' | 'path' | 'price' | 'dimensions' | 'companions'>;

/** A higher overage is probably a separate area rather than waste. */
const maxOfferedOveragePercent = 50;

export interface RoomPlannerProps {
  readonly product: PlannedProduct;
  readonly coverage: Coverage;
  readonly room: RoomView;
}

/**
 * Calculates boxes or pieces and a price from a room's size as the shopper types. Without scripts a button asks the
 * server.
 */
export function RoomPlanner({ product, coverage, room }: RoomPlannerProps) {
  const { t, isMetric, number } = useLanguage();
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
          <TextField
            label={t(`planner.${measure}`)}
            note={t(`planner.${measure}.unit`)}
            id={field.area}
            name={field.area}
            inputMode="decimal"
            required
            value={area}
            onValueChange={setArea}
            problem={
              room.isAreaRejected && !isPlannableArea(area, unit)
                ? t(`planner.${measure}.invalid`, { max: number(roomBounds.area.max) })
                : undefined
            }
          />
          <Slider
            label={t('planner.overage')}
            description={t('planner.overage.hint')}
            name={field.overage}
            min={roomBounds.overagePercent.min}
            max={maxOfferedOveragePercent}
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
        area={area}
        unit={unit}
        overage={overage}
        rooms={roomsOf(sizes, unit)}
      />
    </Planner>
  );
}

interface PlanProps {
  readonly product: PlannedProduct;
  readonly coverage: Coverage;
  readonly area: string;
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
  const plan = isPlannableArea(area, unit) // false while the shopper is typing
    ? planRoomLine({ amount: Number(plainAmount(area, unit)), unit, overagePercent: overage }, coverage)
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
        ...(measure === 'area' ? extraRows(language, product, { unit, rooms, needed: totalNeeded, overage }) : []),
      ]}
    />
  );
}

interface Room {
  readonly unit: RoomUnit;
  readonly rooms: readonly RoomSize[];
  /** In square feet, including the overage. */
  readonly needed: number;
  readonly overage: number;
}

interface Row {
  readonly term: ReactNode;
  readonly details: string;
}

const poundsInKilogram = 2.20462;

/**
 * Returns what else a tiled floor or wall needs: trim for its edges and grout, each with the number of units to buy. The
 * rows of grout are also there before an area is typed, so that the button below does not move while it is pressed.
 */
function extraRows(language: ReturnType<typeof useLanguage>, product: PlannedProduct, room: Room): Row[] {
  const { trim, grout } = product.companions;
  return [...edgeRows(language, trim, room), ...groutRows(language, grout, groutNeed(product.dimensions, room.needed))];
}

function edgeRows(
  { t, number }: ReturnType<typeof useLanguage>,
  trim: TileCompanions['trim'],
  { rooms, unit, overage }: Room,
): Row[] {
  const edge = edgeOfRooms(rooms);
  if (edge <= 0) return [];
  const length = t(unit === 'm' ? 'planner.metres' : 'planner.feet', { length: number(edge) });
  if (!trim) return [{ term: t('planner.edges'), details: length }];
  const { coverage, name, path } = trim;
  const { quantity } = planRoomLine({ amount: edge, unit, overagePercent: overage }, coverage);
  return [
    { term: t('planner.edges'), details: length },
    { term: <Link href={path}>{name}</Link>, details: quantityText(t, { quantity, coverage }) },
  ];
}

function groutRows(
  { t, isMetric, number }: ReturnType<typeof useLanguage>,
  grout: TileCompanions['grout'],
  kilograms: number | undefined,
): Row[] {
  if (kilograms === undefined) return [];
  const weight = isMetric
    ? `${number(Math.ceil(kilograms))} kg`
    : `${number(Math.ceil(kilograms * poundsInKilogram))} lb`;
  const need = { term: t('planner.grout'), details: weight };
  if (!grout) return [need];
  const count = Math.ceil(kilograms / grout.packKilograms);
  return [need, { term: <Link href={grout.path}>{grout.name}</Link>, details: t('quantity.bags', { count }) }];
}
