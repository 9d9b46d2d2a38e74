import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listingAnswer } from './listing-answer.ts';

// responds to every request with one listing page, in a process of its own so that its work is not counted as the client's
const answer = listingAnswer();
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
