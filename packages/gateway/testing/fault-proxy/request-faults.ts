import type { Fault } from './fault.ts';
import { send, type Wire } from './wire.ts';

const page = '<!doctype html><title>Sign in</title><form><input name="password"></form>';
const html = { 'content-type': 'text/html; charset=utf-8' };
const json = { 'content-type': 'application/json' };
const busy = '{"statusCode":503,"message":"Busy"}';
const throttled = '{"statusCode":429,"message":"Rate limit is exceeded. Try again in 1 seconds."}';
const inAnHour = () => new Date(Date.now() + 3_600_000).toUTCString();

const lost = (name: string, respond: Fault['respond'], more: Partial<Fault> = {}): Fault => ({
  name,
  isLost: true,
  respond,
  ...more,
});

const reset = ({ socket }: Wire): void => void socket.resetAndDestroy();
const close = ({ socket }: Wire): void => void socket.end();

/** Faults on the request: it never reaches the system. */
export const requestFaults: readonly Fault[] = [
  lost('a connection reset', reset),
  lost('a connection reset once', reset, { times: 1 }),
  lost('a connection closed without a response', close),
  lost('a half-open connection without a response', () => undefined, { isSlow: true }),
  lost('a 500 as JSON', (wire) => send(wire, 500, json, '{"statusCode":500,"message":"Internal server error"}')),
  lost('a 500 once', (wire) => send(wire, 500, json, '{}'), { times: 1 }),
  lost('a 502 as HTML', (wire) => send(wire, 502, html, '<h1>Bad Gateway</h1>')),
  lost('a 503 without Retry-After', (wire) => send(wire, 503, json, busy)),
  lost('a 503 with Retry-After, once', (wire) => send(wire, 503, { ...json, 'retry-after': '0' }, busy), { times: 1 }),
  lost('a 503 with a Retry-After of an hour', (wire) => send(wire, 503, { ...json, 'retry-after': '3600' }, busy)),
  lost('a 429 without Retry-After', (wire) => send(wire, 429, json, throttled)),
  lost('a 429 with Retry-After, once', (wire) => send(wire, 429, { ...json, 'retry-after': '0' }, throttled), {
    times: 1,
  }),
  lost('a 429 with a Retry-After date', (wire) => send(wire, 429, { ...json, 'retry-after': inAnHour() }, throttled)),
  lost('a 302 to a login page', (wire) => send(wire, 302, { ...html, location: '/login' }, page)),
  lost('a login page with 200', (wire) => send(wire, 200, html, page)),
  lost('a 401 as HTML', (wire) => send(wire, 401, { ...html, 'www-authenticate': 'Basic' }, page)),
  lost('a 404 as HTML', (wire) => send(wire, 404, html, '<h1>Not Found</h1>')),
  lost('a response that is not HTTP', ({ socket }) => void socket.end('SSH-2.0-OpenSSH_9.6\r\n')),
];
