import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { cart, json, validResponse } from './faulty-server.ts';
import { outcomeOf, reportsError, star, type Probe } from './probe.ts';

/** Whether a token or an id leaks to a place where it must not go. */
export const leakProbes: readonly Probe[] = [
  {
    question: 'redirected to another host: the token',
    async run(probed, server) {
      const tokens: (string | undefined)[] = [];
      const otherServer = createServer((request, response) => {
        const { authorization } = request.headers;
        tokens.push(authorization ?? request.headers['x-shopify-storefront-access-token']?.toString());
        json(response, cart);
      });
      await new Promise<void>((resolve) => otherServer.listen(0, '127.0.0.1', resolve));
      const { port } = otherServer.address() as AddressInfo;
      const location = `http://localhost:${port}/taken`;
      const stage = server.stage((response) => void response.writeHead(307, { location }).end());
      await outcomeOf(probed.create(stage.url).change);
      otherServer.close();
      otherServer.closeAllConnections();
      if (tokens.length === 0) return star(true, 'not followed');
      return tokens.some((token) => token?.includes('secret')) ? 'leaks' : 'followed without it';
    },
  },
  {
    question: 'the token in a logged error',
    async run(probed, server) {
      const stage = server.stage((response) => json(response, { message: 'No' }, 400));
      const end = await outcomeOf(probed.create(stage.url).change);
      if (end === 'hangs' || 'value' in end) return reportsError(end);
      const isLogged = /secret-|Bearer s/.test(inspect(end.error, { depth: Infinity, showHidden: true }));
      return star(!isLogged, isLogged ? 'logged' : 'not logged');
    },
  },
  {
    question: 'an id of "../admin"',
    async run(probed, server) {
      const stage = server.stage(validResponse);
      await outcomeOf(() => probed.create(stage.url).readById('../admin'));
      const strays = stage.calls.filter(({ path }) => !/carts?\/|graphql/.test(path));
      return star(strays.length === 0, strays[0] ? 'escapes the path' : 'stays');
    },
  },
];
