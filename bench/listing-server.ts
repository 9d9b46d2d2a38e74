import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listingResponse } from './listing-response.ts';

// serves one listing page in a separate process, so that its work is not counted as the client's
const body = listingResponse();
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, { 'content-type': 'application/json' }).end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
