import { expect, test } from 'vitest';
import { rejects, shows } from '../../testing/shows.ts';
import {
  canTakeUnits,
  canTakeStep,
  hasInvoice,
  orderStageOf,
  orderSteps,
  returnedCents,
  returnedUnits,
  unitsKept,
  unitsToReturn,
  unitsToShip,
  type OrderLife,
  type OrderStage,
} from './order-life.ts';

const lineItems = [
  { id: 'l-1', quantity: 3 },
  { id: 'l-2', quantity: 1 },
];
const open: OrderLife = { lineItems, trackings: [], returnInfo: [], orderState: 'Open', shipmentState: 'Pending' };
const half = { items: [{ id: 'l-1', quantity: 2 }] };
const back = (paymentState: string) => ({
  items: lineItems.map(({ id, quantity }) => ({ lineItemId: id, quantity, paymentState })),
});
const stages: Readonly<Record<OrderStage, OrderLife>> = {
  Open: open,
  PartlyShipped: { ...open, shipmentState: 'Partial', trackings: [half] },
  Shipped: { ...open, orderStatus: 'Shipped', trackings: [{}] },
  Completed: { ...open, orderStatus: 'Completed', trackings: [{}] },
  Cancelled: { ...open, orderState: 'Cancelled' },
  Returned: { ...open, orderStatus: 'Completed', trackings: [{}], returnInfo: [back('Initial')] },
  Refunded: { ...open, orderStatus: 'Completed', trackings: [{}], returnInfo: [back('Refunded')] },
};

test.each(Object.entries(stages))('DOM-044 an order is shown at its stage: %s', (stage, order) => {
  shows(orderStageOf, [order], stage as OrderStage);
});

test.each(Object.entries(stages))(
  'DOM-044 an order at the stage %s has an invoice only if it has shipped completely',
  (stage, order) => {
    shows(hasInvoice, [order], ['Shipped', 'Completed', 'Returned', 'Refunded'].includes(stage));
  },
);

test.each([
  ['Open', ['ship', 'cancel']],
  ['PartlyShipped', ['ship', 'return', 'refund']],
  ['Shipped', ['complete', 'return', 'refund']],
  ['Completed', ['return', 'refund']],
  ['Cancelled', []],
  ['Returned', ['refund']],
  ['Refunded', ['refund']],
] as const)('an order at the stage %s allows the steps %j and no others', (stage, steps) => {
  expect(orderSteps.filter((step) => canTakeStep(stages[stage], step))).toEqual(steps);
  for (const step of orderSteps) shows(canTakeStep, [stages[stage], step], (steps as readonly string[]).includes(step));
});

test('a partly returned order keeps its status', () => {
  const some = { items: [{ lineItemId: 'l-1', quantity: 2, paymentState: 'Refunded' }] };
  shows(orderStageOf, [{ ...stages.Completed, returnInfo: [some] }], 'Completed');
  const kept = lineItems.map(({ id }) => ({ id, quantity: 1 }));
  shows(unitsKept, [{ lineItems, returnInfo: [some] }], kept);
  shows(unitsToReturn, [{ ...stages.Completed, returnInfo: [some] }], kept);
});

test('only shipped units of a partly shipped order can be returned, and the order stays partly shipped', () => {
  shows(unitsToReturn, [stages.PartlyShipped], half.items);
  const broken = { items: [{ lineItemId: 'l-1', quantity: 2, paymentState: 'Refunded' }] };
  const order = { ...stages.PartlyShipped, returnInfo: [broken] };
  shows(unitsToReturn, [order], []);
  shows(orderStageOf, [order], 'PartlyShipped');
});

test('a service is in no parcel, and an order of services is completed without one', () => {
  const service = { id: 'l-3', quantity: 1, isService: true };
  shows(unitsToShip, [{ ...open, lineItems: [...lineItems, service] }], lineItems);
  const services = { ...open, lineItems: [service] };
  for (const step of orderSteps) shows(canTakeStep, [services, step], ['complete', 'cancel'].includes(step));
  shows(unitsToReturn, [services], [{ id: 'l-3', quantity: 1 }]);
});

test('units in no parcel are left to ship, and a parcel without items contains the whole order', () => {
  shows(unitsToShip, [open], lineItems);
  shows(
    unitsToShip,
    [stages.PartlyShipped],
    [
      { id: 'l-1', quantity: 1 },
      { id: 'l-2', quantity: 1 },
    ],
  );
  shows(unitsToShip, [stages.Shipped], []);
});

test('a return is accepted when its units, added up by line, do not exceed the remaining ones and each is a whole one', () => {
  shows(canTakeUnits, [[{ id: 'l-1', quantity: 3 }], lineItems], true);
  shows(
    canTakeUnits,
    [
      [
        { id: 'l-1', quantity: 2 },
        { id: 'l-1', quantity: 2 },
      ],
      lineItems,
    ],
    false,
  );
  shows(canTakeUnits, [[{ id: 'l-9', quantity: 1 }], lineItems], false);
  for (const quantity of [0, -1, 0.5, NaN]) shows(canTakeUnits, [[{ id: 'l-1', quantity }], lineItems], false);
});

test('units from several returns are counted by line', () => {
  const returnInfo = [{ items: [{ lineItemId: 'l-1', quantity: 2 }] }, { items: [{ quantity: 1 }] }];
  shows(
    returnedUnits,
    [returnInfo],
    [
      { id: 'l-1', quantity: 2 },
      { id: '', quantity: 1 },
    ],
  );
});

test('returned units are worth their share of the amount paid for the goods', () => {
  const lines = [
    { id: 'l-1', quantity: 3, centAmount: 3000 },
    { id: 'l-2', quantity: 1, centAmount: 1000 },
  ];
  shows(returnedCents, [{ lines, returned: [{ id: 'l-1', quantity: 1 }], paidForGoods: 4220 }], 1055);
  shows(returnedCents, [{ lines, returned: lineItems, paidForGoods: 4220 }], 4220);
  shows(returnedCents, [{ lines: [], returned: [], paidForGoods: 0 }], 0);
});

test('no refund is computed for more units than a line has, or from a missing quantity or amount', () => {
  const lines = [{ id: 'l-1', quantity: 3, centAmount: 3000 }];
  for (const quantity of [4, -1, NaN])
    rejects(returnedCents, [{ lines, returned: [{ id: 'l-1', quantity }], paidForGoods: 3000 }]);
  const returned = [{ id: 'l-1', quantity: 1 }];
  rejects(returnedCents, [{ lines, returned, paidForGoods: undefined as never }], TypeError);
  rejects(returnedCents, [{ lines, returned, paidForGoods: NaN }]);
});
