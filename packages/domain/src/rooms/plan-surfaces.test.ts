import { test } from 'vitest';
import { refuses, shows } from '../../testing/shows.ts';
import { planSurfaces } from './plan-surfaces.ts';

const tile = { sku: 'TL-300-GY', coverageSqFt: 10.76, soldByBox: true, soldByUom: 'SF' };
const trim = { sku: 'TR-310-GY', pieceLengthFt: 1, piecesPerBox: 1, soldByBox: false, soldByUom: 'EA', length: 12 };
const bath = {
  roomName: 'Bath',
  unit: 'ft',
  overagePercent: 10,
  surfaces: [
    { width: 10, height: 8, openings: [{ width: 2, height: 3 }] },
    { width: 10, height: 1.05 },
  ],
} as const;

test('a room gives a line for its tile and one for each trim, all with its name and overage', () => {
  const of = { roomName: 'Bath', overage: 10 };
  shows(planSurfaces, [bath, tile, [trim]], {
    lines: [
      {
        sku: 'TL-300-GY',
        quantity: 9,
        coveredSqFt: 96.84,
        fields: {
          customQuantity: 84.5,
          overage: 10,
          roomInfo: [
            { ...of, productType: 'tile', soldByBox: true, soldByUom: 'SF', totalNeeded: 92.95, totalArea: 84.5 },
          ],
        },
      },
      {
        sku: 'TR-310-GY',
        quantity: 14,
        fields: {
          customQuantity: 14,
          overage: 10,
          roomInfo: [{ ...of, productType: 'trim', soldByBox: false, soldByUom: 'EA', totalNeeded: 14, totalArea: 0 }],
        },
      },
    ],
  });
});

test('a room without surfaces is refused', () => {
  refuses(planSurfaces, [{ ...bath, surfaces: [] }, tile, []]);
});
