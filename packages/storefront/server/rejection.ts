import type { Rejection } from '@basin/server';

/** The shop's response to a malformed request: a page of plain text that loads no file. */
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
