import type { Rejection } from '@basin/server';

/** Returns the shop's response to a malformed request: plain text that loads nothing. */
export const rejection = (): Rejection => ({
  headers: {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  },
  body: 'This address cannot be read.',
});
