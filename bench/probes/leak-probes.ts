import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { cart, json, right } from './faulty-server.ts';
import { ended, refuses, star, type Probe } from './probe.ts';

/** Whether a token or an id reaches a place where it must not go. */
export const leakProbes: readonly Probe[] = [
  {
    question: 'redirected to another host: the token',
    async ask(probed, server) {
      const tokens: (string | undefined)[] = [];
      const foreign = createServer((request, response) => {
        const { authorization } = request.headers;
        tokens.push(authorization ?? request.headers['x-shopify-storefront-access-token']?.toString());
        json(response, cart);
      });
      await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
      const { port } = foreign.address() as AddressInfo;
      const location = `http://localhost:${port}/taken`;
      const stage = server.stage((response) => void response.writeHead(307, { location }).end());
      await ended(probed.create(stage.url).change);
      foreign.close();
      foreign.closeAllConnections();
      if (tokens.length === 0) return star(true, 'not followed');
      return tokens.some((token) => token?.includes('secret')) ? 'leaks' : 'followed without it';
    },
  },
  {
    question: 'the token in a logged error',
    async ask(probed, server) {
      const stage = server.stage((response) => json(response, { message: 'No' }, 400));
      const end = await ended(probed.create(stage.url).change);
      if (end === 'hangs' || 'value' in end) return refuses(end);
      const isThere = /secret-|Bearer s/.test(inspect(end.error, { depth: Infinity, showHidden: true }));
      return star(!isThere, isThere ? 'there' : 'not there');
    },
  },
  {
    question: 'an id of "../admin"',
    async ask(probed, server) {
      const stage = server.stage(right);
      await ended(() => probed.create(stage.url).readById('../admin'));
      const strays = stage.calls.filter(({ path }) => !/carts?\/|graphql/.test(path));
      return star(strays.length === 0, strays[0] ? 'leads elsewhere' : 'stays');
    },
  },
];
