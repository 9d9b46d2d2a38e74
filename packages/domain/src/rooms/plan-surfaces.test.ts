import { test } from 'vitest';
import { refuses, shows } from '../../testing/shows.ts';
import { planSurfaces, surfaceArea } from './plan-surfaces.ts';

test('surfaces are added up, doors and windows taken off', () => {
  const wall = {
    width: 10,
    height: 8.5,
    openings: [
      { width: 3, height: 7 },
      { width: 2, height: 2 },
    ],
  };
  shows(surfaceArea, [[wall, { width: 5.1, height: 0.1 }]], 60.51);
  shows(surfaceArea, [[]], 0);
  shows(surfaceArea, [[{ width: 0, height: 2 }]], 0);
  shows(surfaceArea, [[{ width: 10_000, height: 1 }]], 10_000);
  shows(surfaceArea, [[{ width: 2, height: 2, openings: [{ width: 2, height: 2 }] }]], 0);
});

test('lengths are not cut to hundredths: a strip of 4 inches and 20 feet has its whole area', () => {
  shows(surfaceArea, [[{ width: 4 / 12, height: 20 }]], 6.6667);
  shows(surfaceArea, [[{ width: 1 / 3, height: 3, openings: [{ width: 1, height: 1 }] }]], 0);
});

test('openings larger than their surface, and broken lengths, are refused', () => {
  refuses(surfaceArea, [[{ width: 2, height: 2, openings: [{ width: 2, height: 2.01 }] }]]);
  refuses(surfaceArea, [[{ width: -1, height: -2 }]]);
  refuses(surfaceArea as never, [[{ width: '2', height: 2 }]], TypeError);
  for (const width of [-1, 10_001, NaN]) refuses(surfaceArea, [[{ width, height: 2 }]]);
});

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
