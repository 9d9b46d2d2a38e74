import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rejects, shows } from '../../testing/shows.ts';
import { coverageMeasure, pricePerMeasure, roomMeasure } from './coverage.ts';
import { planRoom, planRoomLine } from './plan-room.ts';

test.each([
  [
    { area: 84.5, overagePercent: 10, coverage: 10.76 },
    { totalNeeded: 92.95, quantity: 9 },
  ],
  [
    { area: 100, overagePercent: 10, coverage: 11 },
    { totalNeeded: 110, quantity: 10 },
  ],
  [
    { area: 110, overagePercent: 0, coverage: 11 },
    { totalNeeded: 110, quantity: 10 },
  ],
  [
    { area: 110.01, overagePercent: 0, coverage: 11 },
    { totalNeeded: 110.01, quantity: 11 },
  ],
  [
    { area: 20, overagePercent: 0, coverage: 1 / 9 },
    { totalNeeded: 20, quantity: 180 },
  ],
  [
    { area: (80 * 88) / 12, overagePercent: 10, coverage: 88 / 12 },
    { totalNeeded: 645.3333, quantity: 88 },
  ],
])('the room %o needs the plan %o', (need, plan) => {
  shows(planRoom, [need], plan);
});

test('the planned units always cover the room, and one unit fewer never does', () => {
  const hundredths = (max: number) => fc.integer({ min: 1, max }).map((value) => value / 100);
  fc.assert(
    fc.property(
      hundredths(500_000),
      fc.integer({ min: 0, max: 50 }),
      hundredths(5000),
      (area, overagePercent, coverage) => {
        const { totalNeeded, quantity } = planRoom({ area, overagePercent, coverage });
        expect(quantity * coverage).toBeGreaterThan(totalNeeded - 0.001);
        expect((quantity - 1) * coverage).toBeLessThan(totalNeeded);
      },
    ),
  );
});

test('pieces that fit a wall exactly are not one too many, in feet or metres, with any overage', () => {
  const inches = fc.integer({ min: 1, max: 96 });
  const counts = fc.integer({ min: 1, max: 500 });
  fc.assert(
    fc.property(
      inches,
      counts,
      fc.constantFrom(0, 5, 10, 15),
      fc.boolean(),
      (inch, count, overagePercent, isMetric) => {
        const request = isMetric
          ? { amount: (count * inch * 254) / 10_000, unit: 'm' as const }
          : { amount: (count * inch) / 12, unit: 'ft' as const };
        const pieces = { perUnit: inch / 12, soldByBox: false, unit: 'LF' };
        const { quantity, covered, fields } = planRoomLine({ ...request, overagePercent }, pieces);
        expect(quantity).toBe(Math.ceil((count * (100 + overagePercent)) / 100));
        expect(covered).toBeGreaterThanOrEqual(fields.roomInfo[0].totalNeeded);
      },
    ),
  );
});

test('an area, an overage or a coverage out of range is rejected', () => {
  const need = { area: 10, overagePercent: 0, coverage: 1 };
  for (const area of [0, -5, 2_000_000, NaN]) rejects(planRoom, [{ ...need, area }]);
  for (const overagePercent of [-10, 200, NaN]) rejects(planRoom, [{ ...need, overagePercent }]);
  for (const coverage of [0, -1, NaN]) rejects(planRoom, [{ ...need, coverage }]);
});

test('arguments that are not passed by name are rejected with a message that explains how to pass them', () => {
  rejects(planRoom as never, [84.5, 10, 10.76], TypeError);
  rejects(planRoom as never, [{ area: 84.5, overage: 10, coverage: 10.76 }], TypeError);
  expect(() => planRoom({ area: 84.5, overage: 10, coverage: 10.76 } as never)).toThrow(
    'overagePercent must be a number from 0 to 100, but is undefined. Pass it by its name: { overagePercent: … }.',
  );
});

const boxes = { perUnit: 10.76, soldByBox: true, unit: 'SF' };

test('DOM-022 84.5 sq ft with 10 % overage takes 9 boxes of 10.76 sq ft', () => {
  shows(planRoomLine, [{ amount: 84.5, unit: 'ft', overagePercent: 10, roomName: 'Bath' }, boxes], {
    quantity: 9,
    covered: 96.84,
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

test('DOM-022 the perimeter of a room in metres takes pieces of trim by the linear foot', () => {
  const pieces = { perUnit: 4, soldByBox: false, unit: 'LF' };
  shows(coverageMeasure, [boxes], 'area');
  shows(coverageMeasure, [pieces], 'length');
  shows(planRoomLine, [{ amount: 6.096, unit: 'm', overagePercent: 10 }, pieces], {
    quantity: 6,
    covered: 24,
    fields: {
      customQuantity: 20,
      overage: 10,
      roomInfo: [
        { productType: 'trim', soldByBox: false, soldByUom: 'LF', totalNeeded: 22, totalArea: 20, overage: 10 },
      ],
    },
  });
});

test('a room or a coverage out of range is rejected', () => {
  const request = { amount: 1, unit: 'ft', overagePercent: 0 } as const;
  rejects(planRoomLine, [{ ...request, amount: 0 }, boxes]);
  rejects(planRoomLine, [request, { ...boxes, perUnit: 0 }]);
  rejects(planRoomLine, [{ ...request, overagePercent: 101 }, boxes]);
});

const box = { centAmount: 85_00, currencyCode: 'USD' };

test('a box of tile is priced per square foot or square metre, a piece of trim per foot or metre', () => {
  shows(pricePerMeasure, [box, 10, 'squareFoot'], { centAmount: 8_50, currencyCode: 'USD' });
  shows(pricePerMeasure, [box, 10, 'squareMetre'], { centAmount: 91_49, currencyCode: 'USD' });
  shows(pricePerMeasure, [box, 3, 'foot'], { centAmount: 28_33, currencyCode: 'USD' });
  shows(pricePerMeasure, [box, 10, 'metre'], { centAmount: 27_89, currencyCode: 'USD' });
});

test('DOM-022 a room in metres has its custom quantity in feet, rounded up', () => {
  const line = (amount: number, unit: 'ft' | 'm', coverage = boxes) =>
    planRoomLine({ amount, unit, overagePercent: 0 }, coverage).fields.customQuantity;
  expect(line(10, 'm')).toBe(107.6392);
  expect(line(0.0929, 'm')).toBe(1);
  expect(line(10, 'ft')).toBe(10);
  expect(line(6.096, 'm', { perUnit: 4, soldByBox: false, unit: 'LF' })).toBe(20);
});

test.each([
  [107.6392, 'area', 'm', 10],
  [10.76, 'area', 'm', 1],
  [92.95, 'area', 'ft', 92.95],
  [20, 'length', 'm', 6.1],
] as const)('%d feet (%s) are converted to %s as %d', (feet, measure, unit, shown) => {
  shows(roomMeasure, [feet, measure, unit], shown);
});

test('a price per measure is rejected for an invalid coverage or measure', () => {
  for (const coverage of [0, -1, NaN, Infinity]) rejects(pricePerMeasure, [box, coverage, 'foot']);
  rejects(pricePerMeasure, [{ ...box, centAmount: NaN }, 10, 'foot']);
  rejects(pricePerMeasure as never, [box, 10, 'acre'], TypeError);
  rejects(pricePerMeasure as never, [box, undefined, 'foot'], TypeError);
});

test('an unknown unit or measure is rejected instead of being read as metres', () => {
  rejects(roomMeasure as never, [10, 'area', 'feet'], TypeError);
  rejects(roomMeasure as never, [10, 'm', 'area'], TypeError);
  rejects(roomMeasure as never, ['10', 'area', 'm'], TypeError);
  rejects(roomMeasure, [NaN, 'area', 'm']);
});
