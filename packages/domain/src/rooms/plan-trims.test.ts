import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refuses, shows } from '../../testing/shows.ts';
import { planTrims } from './plan-trims.ts';

const pieces = { pieceLengthFt: 1, piecesPerBox: 1, soldByBox: false, soldByUom: 'EA' };
const boxes = { ...pieces, piecesPerBox: 4, soldByBox: true };

test('DOM-022 an edge of 5.5 ft takes six pieces of a foot, or two boxes of four', () => {
  const room = { productType: 'trim', soldByUom: 'EA', totalNeeded: 6, totalArea: 0, overage: 0 } as const;
  const request = { length: 5.5, unit: 'ft', overagePercent: 0 } as const;
  shows(planTrims, [request, pieces], {
    quantity: 6,
    fields: { customQuantity: 6, overage: 0, roomInfo: [{ ...room, soldByBox: false }] },
  });
  expect(planTrims(request, pieces).fields.roomInfo[0]).not.toHaveProperty('roomName');
  shows(planTrims, [{ ...request, roomName: 'Bath' }, boxes], {
    quantity: 2,
    fields: { customQuantity: 6, overage: 0, roomInfo: [{ ...room, roomName: 'Bath', soldByBox: true }] },
  });
});

test('overage and metres count', () => {
  expect(planTrims({ length: 10, unit: 'ft', overagePercent: 10 }, pieces).quantity).toBe(11);
  expect(planTrims({ length: 2, unit: 'm', overagePercent: 0 }, pieces).quantity).toBe(7);
});

test('pieces that come out even are not over-ordered, whatever part of a foot they are', () => {
  const sixty = { length: 20, unit: 'ft', overagePercent: 0 } as const;
  const fourInches = { ...pieces, pieceLengthFt: 4 / 12 };
  expect(planTrims(sixty, fourInches).quantity).toBe(60);
  expect(planTrims({ ...sixty, length: 6.096, unit: 'm' }, fourInches).quantity).toBe(60);
  expect(planTrims({ ...sixty, length: 20.01 }, fourInches).quantity).toBe(61);
  shows(planTrims, [sixty, { ...fourInches, soldByBox: true, piecesPerBox: 12 }], {
    quantity: 5,
    fields: {
      customQuantity: 60,
      overage: 0,
      roomInfo: [{ productType: 'trim', soldByUom: 'EA', totalNeeded: 60, totalArea: 0, overage: 0, soldByBox: true }],
    },
  });
});

test('an edge of so many pieces takes exactly so many, for every length of a piece in inches', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 96 }), (count, inches) => {
      const packing = { ...pieces, pieceLengthFt: inches / 12 };
      expect(planTrims({ length: (count * inches) / 12, unit: 'ft', overagePercent: 0 }, packing).quantity).toBe(count);
    }),
  );
});

test('an edge or piece without length, and a box without pieces, are refused', () => {
  const request = { length: 1, unit: 'ft', overagePercent: 0 } as const;
  refuses(planTrims, [{ ...request, length: 0 }, pieces]);
  refuses(planTrims, [request, { ...pieces, pieceLengthFt: 0 }]);
  refuses(planTrims, [request, { ...boxes, piecesPerBox: 0 }]);
  refuses(planTrims, [request, { ...boxes, piecesPerBox: 2.5 }]);
  refuses(planTrims as never, [request, { ...boxes, pieceLengthFt: '1' }], TypeError);
  refuses(planTrims as never, [{ ...request, unit: 'feet' }, pieces], TypeError);
});

test('the pieces cover the edge, and one piece less would not', () => {
  const length = fc.integer({ min: 1, max: 100_000 }).map((count) => count / 100);
  fc.assert(
    fc.property(
      length,
      fc.integer({ min: 1, max: 800 }),
      fc.integer({ min: 1, max: 12 }),
      (edge, inches, piecesPerBox) => {
        const pieceLengthFt = inches / 100;
        const packing = { ...boxes, pieceLengthFt, piecesPerBox };
        const { quantity, fields } = planTrims({ length: edge, unit: 'ft', overagePercent: 0 }, packing);
        const whole = Math.round(edge * 100);
        expect(fields.customQuantity * inches).toBeGreaterThanOrEqual(whole);
        expect((fields.customQuantity - 1) * inches).toBeLessThan(whole);
        expect(quantity * piecesPerBox).toBeGreaterThanOrEqual(fields.customQuantity);
        expect((quantity - 1) * piecesPerBox).toBeLessThan(fields.customQuantity);
      },
    ),
  );
});
