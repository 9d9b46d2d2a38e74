import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { renderToPipeableStream } from 'react-dom/server';
import { plainElements } from './bare-page.ts';

// The rendering baseline: a page's markup streamed by React.
process.once('message', (html: string) => {
  const page = plainElements(html);
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    renderToPipeableStream(page).pipe(response);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.on('disconnect', () => process.exit());
