import type { Context } from 'hono';
import { HttpProblem } from '../http/http-problem.ts';
import { countNetwork, expectWithinLimit } from '../http/limits/network-limits.ts';
import { callerAddressOf, type Env } from '../http/serve-calls.ts';
import type { PaymentOptions } from './payment-options.ts';

/** Rejects a form of another origin, or of a network that sends too many. @throws {HttpProblem} */
export async function expectAllowed(c: Context<Env>, { db, proxies, now }: PaymentOptions): Promise<void> {
  expectOwnOrigin(c);
  const call = { method: 'POST', path: c.req.path };
  expectWithinLimit(await countNetwork(db, call, callerAddressOf(c, { proxies }), now()));
}

// compares hosts only, as a proxy may terminate TLS
function expectOwnOrigin(c: Context<Env>): void {
  const origin = c.req.header('origin');
  const isOwn = origin === undefined || URL.parse(origin)?.host === new URL(c.req.url).host;
  if (!isOwn) throw new HttpProblem(403, { message: 'Only the payment pages may submit these forms.' });
}
