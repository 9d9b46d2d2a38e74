import type { Rejection } from '@basin/server';

const headers = {
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

/** The gateway's response to what no handler can read. */
export function rejection(statusCode: number): Rejection {
  const message = statusCode === 500 ? 'Internal server error' : 'The request cannot be read.';
  return { headers, body: JSON.stringify({ statusCode, message }) };
}
