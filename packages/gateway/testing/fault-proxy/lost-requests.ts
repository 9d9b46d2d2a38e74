import type { Fault } from './fault.ts';
import { send, type Wire } from './wire.ts';

const page = '<!doctype html><title>Sign in</title><form><input name="password"></form>';
const html = { 'content-type': 'text/html; charset=utf-8' };
const json = { 'content-type': 'application/json' };
const busy = '{"statusCode":503,"message":"Busy"}';
const throttled = '{"statusCode":429,"message":"Rate limit is exceeded. Try again in 1 seconds."}';
const inAnHour = () => new Date(Date.now() + 3_600_000).toUTCString();

const lost = (name: string, answer: Fault['answer'], more: Partial<Fault> = {}): Fault => ({
  name,
  isLost: true,
  answer,
  ...more,
});

const reset = ({ socket }: Wire): void => void socket.resetAndDestroy();
const close = ({ socket }: Wire): void => void socket.end();

/** Faults before the system: the request never reaches it. */
export const lostRequests: readonly Fault[] = [
  lost('a connection that is reset', reset),
  lost('a connection that is reset once', reset, { times: 1 }),
  lost('a connection that is closed without a word', close),
  lost('a connection that is half open: nobody answers', () => undefined, { isSlow: true }),
  lost('a 500 as JSON', (wire) => send(wire, 500, json, '{"statusCode":500,"message":"Internal server error"}')),
  lost('a 500 once', (wire) => send(wire, 500, json, '{}'), { times: 1 }),
  lost('a 502 as HTML', (wire) => send(wire, 502, html, '<h1>Bad Gateway</h1>')),
  lost('a 503 that does not say when', (wire) => send(wire, 503, json, busy)),
  lost('a 503 that says when, once', (wire) => send(wire, 503, { ...json, 'retry-after': '0' }, busy), { times: 1 }),
  lost('a 503 for an hour', (wire) => send(wire, 503, { ...json, 'retry-after': '3600' }, busy)),
  lost('a 429 that does not say when', (wire) => send(wire, 429, json, throttled)),
  lost('a 429 that says when, once', (wire) => send(wire, 429, { ...json, 'retry-after': '0' }, throttled), {
    times: 1,
  }),
  lost('a 429 until a date', (wire) => send(wire, 429, { ...json, 'retry-after': inAnHour() }, throttled)),
  lost('a 302 to a login page', (wire) => send(wire, 302, { ...html, location: '/login' }, page)),
  lost('a login page with 200', (wire) => send(wire, 200, html, page)),
  lost('a 401 as HTML', (wire) => send(wire, 401, { ...html, 'www-authenticate': 'Basic' }, page)),
  lost('a 404 as HTML', (wire) => send(wire, 404, html, '<h1>Not Found</h1>')),
  lost('no HTTP at all', ({ socket }) => void socket.end('SSH-2.0-OpenSSH_9.6\r\n')),
];
