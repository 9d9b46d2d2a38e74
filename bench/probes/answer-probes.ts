import { inspect } from 'node:util';
import { cart, json } from './faulty-server.ts';
import { once, refuses, star, type Probe } from './probe.ts';

/** How a client handles invalid responses. */
export const answerProbes: readonly Probe[] = [
  {
    question: 'a response of the wrong shape',
    ask: once((response) => json(response, { ...cart, lineItems: 'oops', cart: 7, data: { cart: 7 } }), refuses),
  },
  {
    question: 'a page with 200',
    ask: once((response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>');
    }, refuses),
  },
  {
    question: 'half of the JSON',
    ask: once((response) => void response.setHeader('content-type', 'application/json').end('{"id":"c-'), refuses),
  },
  { question: 'an empty 200', ask: once((response) => void response.end(), refuses) },
  {
    question: '502 as a page: status and Error',
    ask: once(
      (response) => void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad</h1>'),
      (end) => {
        if (end === 'hangs' || 'value' in end) return refuses(end);
        const told = inspect(end.error, { depth: 3 });
        if (!(end.error instanceof Error)) return 'no Error';
        return star(told.includes('502'), told.includes('502') ? 'both' : 'no status');
      },
    ),
  },
];
