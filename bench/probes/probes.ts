import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import type { Client, Probed } from './clients.ts';
import { cart, json, right, type Behaviour, type FaultyServer } from './faulty-server.ts';

/** One question put to every client; the answer is a word or two, with a star when it is as it should be. */
export interface Probe {
  readonly question: string;
  /** It waits for those that hang: all are asked at once. */
  readonly isPatient?: boolean;
  readonly ask: (probed: Probed, server: FaultyServer) => Promise<string>;
}

const star = (isWell: boolean, said: string): string => (isWell ? `${said} *` : said);
/** Longer than any deadline that a client may have by itself, ours of 25 s included. */
const patienceMs = 40_000;

/** How a call ended. */
type Ended = { readonly value: unknown } | { readonly error: unknown } | 'hangs';

async function ended(work: () => Promise<unknown>): Promise<Ended> {
  let timer: NodeJS.Timeout | undefined;
  const hangs = new Promise<'hangs'>((resolve) => {
    timer = setTimeout(() => resolve('hangs'), patienceMs);
  });
  const settled = Promise.resolve()
    .then(work)
    .then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
  return Promise.race([settled, hangs]).finally(() => clearTimeout(timer));
}

const isOk = (end: Ended): boolean => end !== 'hangs' && 'value' in end;
const okOf = (ends: readonly Ended[]): number => ends.filter(isOk).length;
const at = <Result>(count: number, make: () => Promise<Result>) => Promise.all(Array.from({ length: count }, make));

/** Asks once on a stage of its own. */
const once =
  (behaviour: Behaviour, say: (end: Ended) => string, how: (client: Client) => Promise<unknown> = (c) => c.read()) =>
  async (probed: Probed, server: FaultyServer): Promise<string> => {
    const client = probed.create(server.stage(behaviour).url);
    return say(await ended(() => how(client)));
  };

const settles = (end: Ended): string => (end === 'hangs' ? 'hangs' : star(true, 'gives up'));
const refuses = (end: Ended): string => {
  if (end === 'hangs') return 'hangs';
  if ('value' in end) return 'taken silently';
  return end.error instanceof Error ? star(true, end.error.name) : 'no Error';
};

const tokensOnly =
  (ask: Probe['ask']): Probe['ask'] =>
  (probed, server) =>
    probed.hasTokens ? ask(probed, server) : Promise.resolve('–');

/** Takes the tokens that are not in a set of revoked ones. */
const revocable =
  (revoked: Set<string>): Behaviour =>
  (response, _, { headers }) =>
    revoked.has(headers.authorization ?? '')
      ? json(response, { statusCode: 401, message: 'Invalid JWT.', error: 'invalid_token' }, 401)
      : json(response, cart);

const brokenOnce =
  (broken: Behaviour): Behaviour =>
  (response, turn, request) =>
    (turn === 1 ? broken : right)(response, turn, request);

const sentTwice =
  (broken: Behaviour): Probe['ask'] =>
  async (probed, server) => {
    const stage = server.stage(brokenOnce(broken));
    await ended(probed.create(stage.url).change);
    const keys = new Set(stage.calls.map(({ key }) => key));
    const isKeyed = stage.calls.length > 1 && keys.size === 1 && !keys.has(undefined);
    return star(stage.calls.length === 1 || isKeyed, `${stage.calls.length} sent${isKeyed ? ', one key' : ''}`);
  };

export const probes: readonly Probe[] = [
  {
    question: '100 first calls at once: token requests',
    ask: tokensOnly(async (probed, server) => {
      const stage = server.stage(right);
      const client = probed.create(stage.url);
      const ends = await at(100, () => ended(client.read));
      return star(stage.tokens.length === 1 && okOf(ends) === 100, `${stage.tokens.length}, ${okOf(ends)} served`);
    }),
  },
  {
    question: '50 calls with a revoked token: token requests',
    ask: tokensOnly(async (probed, server) => {
      const revoked = new Set<string>();
      const stage = server.stage(revocable(revoked));
      const client = probed.create(stage.url);
      await ended(client.read);
      for (const { authorization } of stage.calls) revoked.add(authorization ?? '');
      const before = stage.tokens.length;
      const ends = await at(50, () => ended(client.read));
      const asked = stage.tokens.length - before;
      return star(asked === 1 && okOf(ends) === 50, `${asked}, ${okOf(ends)} served`);
    }),
  },
  {
    question: 'a change with a revoked token',
    ask: tokensOnly(async (probed, server) => {
      const revoked = new Set<string>();
      const stage = server.stage(revocable(revoked));
      const client = probed.create(stage.url);
      await ended(client.read);
      for (const { authorization } of stage.calls) revoked.add(authorization ?? '');
      const isServed = isOk(await ended(client.change));
      return star(isServed, isServed ? 'served' : 'lost');
    }),
  },
  {
    question: 'a token request fails once: the next call',
    ask: tokensOnly(async (probed, server) => {
      let turn = 0;
      const stage = server.stage(right, (response) => {
        if ((turn += 1) === 1) response.destroy();
        else json(response, { access_token: 't', expires_in: 3600, token_type: 'Bearer', data: { access_token: 't' } });
      });
      const client = probed.create(stage.url);
      await ended(client.read);
      const isServed = isOk(await ended(client.read));
      return star(isServed, isServed ? 'served' : 'poisoned');
    }),
  },
  { question: 'no answer ever comes', isPatient: true, ask: once(() => undefined, settles) },
  {
    question: 'the body stalls',
    isPatient: true,
    ask: once((response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '999' }).write('{"id":');
    }, settles),
  },
  {
    question: 'a change, and the connection breaks after it was done',
    ask: sentTwice((response) => response.destroy()),
  },
  { question: 'a change, and 503 once', ask: sentTwice((response) => json(response, { message: 'Busy' }, 503)) },
  {
    question: 'throttled for 1 s: comes again',
    async ask(probed, server) {
      let toldMs = 0;
      const stage = server.stage(
        brokenOnce((response) => {
          toldMs = performance.now();
          response.setHeader('retry-after', '1');
          json(response, { message: 'Slower' }, 429);
        }),
      );
      const end = await ended(probed.create(stage.url).read);
      const second = stage.calls[1];
      if (!second) return star(false, isOk(end) ? 'taken silently' : 'fails at once');
      const isEarly = second.cameMs - toldMs < 1000;
      return star(!isEarly, isEarly ? 'too early' : 'in time');
    },
  },
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
    question: 'a reply of the wrong shape',
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
  {
    question: 'the token in what is logged of an error',
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
  {
    question: '300 reads while all is down: requests',
    async ask(probed, server) {
      const stage = server.stage((response) => json(response, { message: 'Busy' }, 503));
      const client = probed.create(stage.url);
      for (let turn = 0; turn < 10; turn += 1) await at(30, () => ended(client.read));
      const sent = stage.calls.length / 300;
      return star(sent <= 1.1, `${sent.toFixed(1)} each`);
    },
  },
];
