import type { Rejection } from '@basin/server';
import { fixedHeaders } from './security-headers.ts';

/** The shop's response to a malformed request: a page of plain text that loads no file. */
export const rejection = (): Rejection => ({
  headers: {
    ...fixedHeaders,
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  },
  body: 'This address cannot be read.',
});
