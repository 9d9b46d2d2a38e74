import { cart, json, validResponse, type Behaviour } from './faulty-server.ts';
import { runConcurrently, outcomeOf, isOk, countOk, star, type Probe } from './probe.ts';

const tokensOnly =
  (run: Probe['run']): Probe['run'] =>
  (probed, server) =>
    probed.hasTokens ? run(probed, server) : Promise.resolve('–');

/** Accepts all tokens except the revoked ones. */
const revocable =
  (revoked: Set<string>): Behaviour =>
  (response, _, { headers }) =>
    revoked.has(headers.authorization ?? '')
      ? json(response, { statusCode: 401, message: 'Invalid JWT.', error: 'invalid_token' }, 401)
      : json(response, cart);

/** Returns a client whose token was revoked after its first successful call. */
async function withRevokedToken(probed: Parameters<Probe['run']>[0], server: Parameters<Probe['run']>[1]) {
  const revoked = new Set<string>();
  const stage = server.stage(revocable(revoked));
  const client = probed.create(stage.url);
  await outcomeOf(client.read);
  for (const { authorization } of stage.calls) revoked.add(authorization ?? '');
  return { stage, client };
}

/** How a client handles tokens that many calls need concurrently, that expire, and whose request fails. */
export const tokenProbes: readonly Probe[] = [
  {
    question: '100 concurrent first calls: token requests',
    run: tokensOnly(async (probed, server) => {
      const stage = server.stage(validResponse);
      const client = probed.create(stage.url);
      const ends = await runConcurrently(100, () => outcomeOf(client.read));
      return star(
        stage.tokens.length === 1 && countOk(ends) === 100,
        `${stage.tokens.length}, ${countOk(ends)} served`,
      );
    }),
  },
  {
    question: '50 calls with a revoked token: token requests',
    run: tokensOnly(async (probed, server) => {
      const { stage, client } = await withRevokedToken(probed, server);
      const before = stage.tokens.length;
      const ends = await runConcurrently(50, () => outcomeOf(client.read));
      const requested = stage.tokens.length - before;
      return star(requested === 1 && countOk(ends) === 50, `${requested}, ${countOk(ends)} served`);
    }),
  },
  {
    question: 'a change with a revoked token',
    run: tokensOnly(async (probed, server) => {
      const { client } = await withRevokedToken(probed, server);
      const isServed = isOk(await outcomeOf(client.change));
      return star(isServed, isServed ? 'served' : 'lost');
    }),
  },
  {
    question: 'a token request fails once: the next call',
    run: tokensOnly(async (probed, server) => {
      let turn = 0;
      const stage = server.stage(validResponse, (response) => {
        if ((turn += 1) === 1) response.destroy();
        else json(response, { access_token: 't', expires_in: 3600, token_type: 'Bearer', data: { access_token: 't' } });
      });
      const client = probed.create(stage.url);
      await outcomeOf(client.read);
      const isServed = isOk(await outcomeOf(client.read));
      return star(isServed, isServed ? 'served' : 'poisoned');
    }),
  },
];
