import { parseArgs } from 'node:util';
import type { RunOptions } from './run-conformance.ts';
import { truths } from './truths/index.ts';

/** What the command line and the environment ask for. */
export interface Command {
  readonly options: RunOptions;
  /** Prints the report as JSON. */
  readonly json: boolean;
}

export const usage = `basin-conformance --gateway URL [options]

  --gateway URL      the gateway, with its base path
  --author URL       the author system; without it its truths are skipped
  --identity URL     the identity provider; without it the truths of customers are skipped
  --card-frame URL   Basin's own card frame, for a test card (others: CONFORMANCE_CARD_TOKENS)
  --brand NAME       the brand in the names of search profiles (basin)
  --config-path PATH where the configuration of the site lies (/content/basin/us/en)
  --client-id ID     the application at the identity provider (storefront)
  --redirect-uri URL its address for codes (http://localhost:3000/login/callback)
  --only AREA        one area, or several with commas: ${areas().join(', ')}
  --no-orders        places no order
  --json             prints JSON

  CONFORMANCE_EMAIL, CONFORMANCE_PASSWORD   an account kept for tests; without it one is opened and erased
  CONFORMANCE_CARD_TOKENS                   tokens of test cards, with commas, each good for one payment

Exits 0 when no truth fails, 1 when one does, 2 when it cannot run.`;

function areas(): string[] {
  return [...new Set(truths.map(({ area }) => area))];
}

/**
 * Reads the arguments and the environment.
 *
 * @throws {RangeError} whose message says what is missing or wrong
 */
export function readCommand(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Command {
  const values = parsed(args);
  const { gateway, author, identity, only } = values;
  const email = env.CONFORMANCE_EMAIL;
  const password = env.CONFORMANCE_PASSWORD;
  return {
    json: values.json ?? false,
    options: {
      gatewayUrl: urlFrom('--gateway', gateway ?? missing('--gateway')),
      authorUrl: author && urlFrom('--author', author),
      identityUrl: identity && urlFrom('--identity', identity),
      cardFrameUrl: values['card-frame'] && urlFrom('--card-frame', values['card-frame']),
      cardTokens: env.CONFORMANCE_CARD_TOKENS?.split(','),
      account: email && password ? { email, password } : undefined,
      brand: values.brand,
      configPath: values['config-path'],
      clientId: values['client-id'],
      redirectUri: values['redirect-uri'],
      placesOrders: !(values['no-orders'] ?? false),
      only: only === undefined ? undefined : areasFrom(only),
    },
  };
}

const text = { type: 'string' } as const;
const yes = { type: 'boolean' } as const;

function parsed(args: readonly string[]) {
  try {
    const addresses = { gateway: text, author: text, identity: text, 'card-frame': text };
    const names = { brand: text, 'config-path': text, 'client-id': text, 'redirect-uri': text, only: text };
    const options = { ...addresses, ...names, json: yes, 'no-orders': yes };
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new RangeError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function missing(name: string): never {
  throw new RangeError(`${name} is missing`);
}

function urlFrom(name: string, given: string): string {
  if (URL.canParse(given) && /^https?:$/.test(new URL(given).protocol)) return given;
  throw new RangeError(`${name} must be an http address, not "${given}"`);
}

function areasFrom(given: string): string[] {
  const asked = given.split(',').map((area) => area.trim());
  const unknown = asked.find((area) => !areas().includes(area));
  if (unknown !== undefined) throw new RangeError(`there is no area "${unknown}"; there are ${areas().join(', ')}`);
  return asked;
}
