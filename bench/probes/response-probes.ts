import { inspect } from 'node:util';
import { cart, json } from './faulty-server.ts';
import { once, reportsError, star, type Probe } from './probe.ts';

/** How a client handles invalid responses. */
export const responseProbes: readonly Probe[] = [
  {
    question: 'a response of the wrong shape',
    run: once((response) => json(response, { ...cart, lineItems: 'oops', cart: 7, data: { cart: 7 } }), reportsError),
  },
  {
    question: 'an HTML page with 200',
    run: once((response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>');
    }, reportsError),
  },
  {
    question: 'truncated JSON',
    run: once((response) => void response.setHeader('content-type', 'application/json').end('{"id":"c-'), reportsError),
  },
  { question: 'an empty 200', run: once((response) => void response.end(), reportsError) },
  {
    question: '502 with an HTML page: status and Error',
    run: once(
      (response) => void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad</h1>'),
      (end) => {
        if (end === 'hangs' || 'value' in end) return reportsError(end);
        const printed = inspect(end.error, { depth: 3 });
        if (!(end.error instanceof Error)) return 'no Error';
        return star(printed.includes('502'), printed.includes('502') ? 'both' : 'no status');
      },
    ),
  },
];
