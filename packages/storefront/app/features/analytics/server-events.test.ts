import { expect, test, vi } from 'vitest';
import { eventCookiePrefix } from '../../shell/analytics/event-names.ts';
import { takeServerEvents } from './server-events.ts';

test('a cookie that cannot be read is deleted, and the other events are returned', () => {
  const event = { name: 'subscribed', details: {} };
  const cookies = [
    `${eventCookiePrefix}1=%7B%22na`,
    `${eventCookiePrefix}2=${encodeURIComponent(JSON.stringify(event))}`,
  ];
  const deleted: string[] = [];
  vi.stubGlobal('document', {
    get cookie() {
      return cookies.join('; ');
    },
    set cookie(text: string) {
      deleted.push(text.split('=')[0] ?? '');
    },
  });
  try {
    expect(takeServerEvents(null)).toEqual([event]);
    expect(deleted).toEqual([`${eventCookiePrefix}1`, `${eventCookiePrefix}2`]);
  } finally {
    vi.unstubAllGlobals();
  }
});
