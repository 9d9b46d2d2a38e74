import { pino, type DestinationStream, type Logger as Pino } from 'pino';

/** What the gateway needs of a log. */
export type Logger = Pick<Pino, 'info' | 'warn' | 'error'>;

/**
 * The gateway's log: JSON lines with allow-listed members; never a token, an address or an e-mail.
 *
 * @param to where lines go; the standard output unless given
 */
export function createLogger(level = 'info', to?: DestinationStream): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: factsOf } };
  return to ? pino(options, to) : pino(options);
}

const SQL_STATE = /^[0-9A-Z]{5}$/;

/** What is reported of an error: the database puts rejected values, and with them personal ones, into its message and members. */
function factsOf(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'no error' };
  const { name, message, stack = '' } = error;
  const code = 'code' in error ? error.code : undefined;
  const isOfDatabase = typeof code === 'string' && SQL_STATE.test(code);
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '));
  return { name, code, ...(!isOfDatabase && { message }), stack: frames.join('\n') };
}
