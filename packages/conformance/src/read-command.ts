import { parseArgs } from 'node:util';
import type { RunOptions } from './run-conformance.ts';
import { checks } from './checks/index.ts';

/** The settings of the command line and the environment. */
export interface Command {
  readonly options: RunOptions;
  /** How to print the report. */
  readonly format: 'table' | 'json' | 'junit';
}

export const usage = `basin-conformance --gateway URL [options]

  --gateway URL      the gateway, with its base path
  --author URL       the author system; its checks are skipped without it
  --identity URL     the identity provider; the checks of customers are skipped without it
  --card-frame URL   Basin's own card frame, for a test card (others: CONFORMANCE_CARD_TOKENS)
  --brand NAME       the brand in the names of search profiles (basin)
  --config-path PATH path of the site's configuration (/content/basin/us/en)
  --client-id ID     the client id of the shop at the identity provider (storefront)
  --redirect-uri URL its redirect URI (http://localhost:3000/login/callback)
  --only AREA        areas, separated by commas: ${areas().join(', ')}
  --no-orders        place no order
  --json             print JSON
  --junit            print JUnit XML, for a pipeline

  CONFORMANCE_EMAIL, CONFORMANCE_PASSWORD   a test account; by default one is opened and erased
  CONFORMANCE_CARD_TOKENS                   tokens of test cards, separated by commas, each valid for one payment

Exits with 0 when no check fails, 1 when one fails, 2 when it cannot run.`;

function areas(): string[] {
  return [...new Set(checks.map(({ area }) => area))];
}

/**
 * Reads the arguments and the environment.
 *
 * @throws {RangeError} that names the missing or invalid argument
 */
export function readCommand(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Command {
  const values = parsed(args);
  const { gateway, author, identity, only } = values;
  return {
    format: formatFrom(values),
    options: {
      gatewayUrl: urlFrom('--gateway', gateway ?? missing('--gateway')),
      authorUrl: author && urlFrom('--author', author),
      identityUrl: identity && urlFrom('--identity', identity),
      cardFrameUrl: values['card-frame'] && urlFrom('--card-frame', values['card-frame']),
      cardTokens: env.CONFORMANCE_CARD_TOKENS?.split(','),
      account: accountFrom(env),
      brand: values.brand,
      configPath: values['config-path'],
      clientId: values['client-id'],
      redirectUri: values['redirect-uri'],
      placesOrders: !(values['no-orders'] ?? false),
      only: only === undefined ? undefined : areasFrom(only),
    },
  };
}

function accountFrom(env: Readonly<Record<string, string | undefined>>): RunOptions['account'] {
  const { CONFORMANCE_EMAIL: email, CONFORMANCE_PASSWORD: password } = env;
  if (email && password) return { email, password };
  if (email || password) throw new RangeError('CONFORMANCE_EMAIL and CONFORMANCE_PASSWORD need each other');
  return undefined;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

function parsed(args: readonly string[]) {
  try {
    const urls = { gateway: text, author: text, identity: text, 'card-frame': text };
    const names = { brand: text, 'config-path': text, 'client-id': text, 'redirect-uri': text, only: text };
    const options = { ...urls, ...names, json: flag, junit: flag, 'no-orders': flag };
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new RangeError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function formatFrom({ json, junit }: { readonly json?: boolean; readonly junit?: boolean }): Command['format'] {
  if (json && junit) throw new RangeError('--json and --junit exclude each other');
  if (json) return 'json';
  return junit ? 'junit' : 'table';
}

function missing(name: string): never {
  throw new RangeError(`${name} is missing`);
}

function urlFrom(name: string, given: string): string {
  if (URL.canParse(given) && /^https?:$/.test(new URL(given).protocol)) return given;
  throw new RangeError(`${name} must be an http URL, not "${given}"`);
}

function areasFrom(given: string): string[] {
  const areaNames = given.split(',').map((area) => area.trim());
  const unknown = areaNames.find((area) => !areas().includes(area));
  if (unknown !== undefined)
    throw new RangeError(`--only: unknown area "${unknown}"; known areas: ${areas().join(', ')}`);
  return areaNames;
}
