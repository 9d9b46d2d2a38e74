import type { Rejection } from '@basin/server';

const headers = {
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

/** Returns the gateway's response to an unreadable request. */
export function rejection(statusCode: number): Rejection {
  const message = statusCode === 500 ? 'Internal server error' : 'The request cannot be read.';
  return { headers, body: JSON.stringify({ statusCode, message }) };
}
