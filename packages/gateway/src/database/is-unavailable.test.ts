import { expect, test } from 'vitest';
import { isUnavailable } from './is-unavailable.ts';

const failure = (code: string) => Object.assign(new Error('it failed'), { code });

test.each(['25006', '57P01', '57P02', '57P03', 'ECONNREFUSED'])(
  'the database is unavailable, not broken, while it responds with %s during a restart or a failover',
  (code) => expect(isUnavailable(failure(code))).toBe(true),
);

test.each(['EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EPIPE', 'CERT_HAS_EXPIRED'])(
  'the database is unavailable, not broken, while a connection fails with %s',
  (code) => expect(isUnavailable(failure(code))).toBe(true),
);

test('an invalid statement is no outage', () => {
  expect(isUnavailable(failure('42P01'))).toBe(false);
});
