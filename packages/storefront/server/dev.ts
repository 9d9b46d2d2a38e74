import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { endCleanly } from '@basin/server';
import { createServer as createVite } from 'vite';
import type * as Bundle from './app.ts';
import { readEnvironment } from './environment.ts';
import { createLog } from './log.ts';

const environment = readEnvironment(process.env);
const log = createLog(environment.logLevel);
const root = fileURLToPath(new URL('..', import.meta.url));
const server = createServer();
const vite = await createVite({ root, server: { middlewareMode: { server } }, appType: 'custom' });

// Loads the shop through Vite for each request, so edits apply without a restart.
const load = async () => (await vite.ssrLoadModule('./server/app.ts')) as typeof Bundle;
const handleRequest = getRequestListener(
  async (request, { incoming }) => {
    const { createStorefront } = await load();
    return createStorefront({ environment, log }).fetch(request, { peer: incoming.socket.remoteAddress });
  },
  { overrideGlobalObjects: false },
);
server.on('request', (request, response) =>
  vite.middlewares(request, response, () => void handleRequest(request, response)),
);
endCleanly(async () => {
  server.closeAllConnections();
  await vite.close();
});
await load().catch(() => undefined); // compiles while the gateway starts; errors are reported on each request
server.listen(environment.port, environment.host, () => {
  log.info(`listening on ${environment.publicOrigin}, with live reload`);
  process.send?.({ ready: true });
});
