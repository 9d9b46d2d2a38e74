import { cart, json, right, type Behaviour } from './faulty-server.ts';
import { at, ended, isOk, okOf, star, type Probe } from './probe.ts';

const tokensOnly =
  (ask: Probe['ask']): Probe['ask'] =>
  (probed, server) =>
    probed.hasTokens ? ask(probed, server) : Promise.resolve('–');

/** Accepts all tokens except the revoked ones. */
const revocable =
  (revoked: Set<string>): Behaviour =>
  (response, _, { headers }) =>
    revoked.has(headers.authorization ?? '')
      ? json(response, { statusCode: 401, message: 'Invalid JWT.', error: 'invalid_token' }, 401)
      : json(response, cart);

/** Returns a client that was served once and whose token has since been revoked. */
async function withRevokedToken(probed: Parameters<Probe['ask']>[0], server: Parameters<Probe['ask']>[1]) {
  const revoked = new Set<string>();
  const stage = server.stage(revocable(revoked));
  const client = probed.create(stage.url);
  await ended(client.read);
  for (const { authorization } of stage.calls) revoked.add(authorization ?? '');
  return { stage, client };
}

/** How a client handles tokens that many calls need at once, that end, and that fail to arrive. */
export const tokenProbes: readonly Probe[] = [
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
      const { stage, client } = await withRevokedToken(probed, server);
      const before = stage.tokens.length;
      const ends = await at(50, () => ended(client.read));
      const asked = stage.tokens.length - before;
      return star(asked === 1 && okOf(ends) === 50, `${asked}, ${okOf(ends)} served`);
    }),
  },
  {
    question: 'a change with a revoked token',
    ask: tokensOnly(async (probed, server) => {
      const { client } = await withRevokedToken(probed, server);
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
];
