import { expect, test } from 'vitest';
import { tradeApplicationOf } from './trade-application.ts';

const created_at = new Date('2030-01-02T10:00:00Z');
const names = { firstName: 'Ida', lastName: 'Studio', newsletterOptIn: false, addresses: [] };
const admitted = { change: 'admit', by: 'lee', at: '2030-01-04T09:00:00.000Z' } as const;
const declined = { change: 'decline', by: 'lee', at: '2030-01-03T09:00:00.000Z' } as const;
const removed = { change: 'remove', by: 'lee', at: '2031-02-01T09:00:00.000Z' } as const;

test.each([
  ['a professional without a decision', 'professional', [], undefined, ['inReview', '2030-01-02T10:00:00.000Z']],
  ['an admitted tradesperson', 'trade', ['KOUS:TVS'], [admitted], ['approved', admitted.at]],
  ['a professional who was declined', 'professional', [], [declined], ['declined', declined.at]],
  [
    'a professional who was admitted later',
    'professional',
    ['KOUS:TVS'],
    [declined, admitted],
    ['approved', admitted.at],
  ],
  ['a tradesperson who was taken out', 'trade', [], [admitted, removed], ['ended', removed.at]],
  ['a homeowner', 'homeowner', [], undefined, undefined],
  ['an imported trade customer', 'trade', ['KOUS:TVS'], undefined, undefined],
] as const)('the trade application of %s has the state and date %s %j %j %j', (...example) => {
  const [, accountType, persona, tradeChanges, expected] = example;
  const document = { ...names, accountType, ...(tradeChanges && { tradeChanges: [...tradeChanges] }) };
  const application = tradeApplicationOf({ created_at, persona: [...persona], document });
  expect(application && [application.state, application.since]).toEqual(expected);
});
