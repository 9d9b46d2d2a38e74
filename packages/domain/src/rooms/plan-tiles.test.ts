import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refuses, shows } from '../../testing/shows.ts';
import { planTiles } from './plan-tiles.ts';

const boxes = { coverageSqFt: 10.76, soldByBox: true, soldByUom: 'SF' };

test('DOM-022 84.5 sq ft with 10 % overage take 9 boxes of 10.76 sq ft', () => {
  shows(planTiles, [{ area: 84.5, unit: 'ft', overagePercent: 10, roomName: 'Bath' }, boxes], {
    quantity: 9,
    coveredSqFt: 96.84,
    fields: {
      customQuantity: 84.5,
      overage: 10,
      roomInfo: [
        {
          roomName: 'Bath',
          productType: 'tile',
          soldByBox: true,
          soldByUom: 'SF',
          totalNeeded: 92.95,
          totalArea: 84.5,
          overage: 10,
        },
      ],
    },
  });
});

test('what comes out even needs no box more', () => {
  const each = { coverageSqFt: 11, soldByBox: true, soldByUom: 'SF' };
  expect(planTiles({ area: 100, unit: 'ft', overagePercent: 10 }, each).quantity).toBe(10);
  expect(planTiles({ area: 0.3, unit: 'ft', overagePercent: 0 }, { ...each, coverageSqFt: 0.1 }).quantity).toBe(3);
});

test('an area in square metres is converted, and pieces are counted like boxes', () => {
  const pieces = { coverageSqFt: 1, soldByBox: false, soldByUom: 'EA' };
  shows(planTiles, [{ area: 10, unit: 'm', overagePercent: 0 }, pieces], {
    quantity: 108,
    coveredSqFt: 108,
    fields: {
      customQuantity: 107.6392,
      overage: 0,
      roomInfo: [
        {
          productType: 'tile',
          soldByBox: false,
          soldByUom: 'EA',
          totalNeeded: 107.6392,
          totalArea: 107.6392,
          overage: 0,
        },
      ],
    },
  });
});

test('no area, no coverage and an overage out of range are refused', () => {
  const request = { area: 1, unit: 'ft', overagePercent: 0 } as const;
  refuses(planTiles, [{ ...request, area: 0 }, boxes]);
  refuses(planTiles, [{ ...request, area: -1 }, boxes]);
  refuses(planTiles, [request, { ...boxes, coverageSqFt: 0 }]);
  refuses(planTiles, [{ ...request, overagePercent: 101 }, boxes]);
});

test('the boxes cover what is needed, and one box less would not', () => {
  const hundredths = (min: number, max: number) =>
    fc.integer({ min: min * 100, max: max * 100 }).map((count) => count / 100);
  fc.assert(
    fc.property(
      hundredths(1, 5000),
      hundredths(0.05, 60),
      fc.integer({ min: 0, max: 100 }),
      fc.constantFrom('ft' as const, 'm' as const),
      (area, coverageSqFt, overagePercent, unit) => {
        const { quantity, coveredSqFt, fields } = planTiles({ area, unit, overagePercent }, { ...boxes, coverageSqFt });
        const [{ totalNeeded, totalArea }] = fields.roomInfo;
        const whole = (sqFt: number) => Math.round(sqFt * 10_000);
        expect(whole(coveredSqFt)).toBeGreaterThanOrEqual(whole(totalNeeded));
        expect(whole(coveredSqFt) - whole(coverageSqFt)).toBeLessThan(whole(totalNeeded));
        expect(whole(coveredSqFt)).toBe(quantity * whole(coverageSqFt));
        expect(totalNeeded).toBeGreaterThanOrEqual(totalArea);
        expect(totalArea).toBeGreaterThanOrEqual(unit === 'ft' ? area : area * 10.7639);
      },
    ),
  );
});
