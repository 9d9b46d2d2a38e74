import {
  coverageMeasure,
  edgeOfRooms,
  plainAmount,
  planRoomLine,
  roomMeasure,
  type RoomSize,
  type RoomUnit,
} from '@basin/domain';
import { DescriptionList, Link } from '@basin/react-ui';
import type { Coverage } from '@basin/sdk';
import type { ReactNode } from 'react';
import { quantityText } from '../cart/index.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { groutNeed } from './grout-need.ts';
import type { ProductView, TileCompanions } from './product-view.ts';
import { isPlannableArea } from './room-sizes.ts';

/** What of a product its plan shows. */
export type PlannedProduct = Pick<ProductView, 'sku' | 'path' | 'price' | 'dimensions' | 'companions'>;

interface RoomPlanProps {
  readonly product: PlannedProduct;
  readonly coverage: Coverage;
  readonly area: string;
  readonly unit: RoomUnit;
  readonly overage: number;
  readonly rooms: readonly RoomSize[];
}

/** The area to cover, the units to buy with their price, and what else the tiles need. */
export function RoomPlan({ product, coverage, area, unit, overage, rooms }: RoomPlanProps) {
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
