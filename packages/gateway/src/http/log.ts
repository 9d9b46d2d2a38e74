import { pino, type DestinationStream, type Logger as Pino } from 'pino';

/** The part of the logger that the gateway uses. */
export type Logger = Pick<Pino, 'info' | 'warn' | 'error'>;

/**
 * Creates the gateway's logger: JSON lines with allow-listed members, never a token, postal address or e-mail address.
 *
 * @param to the destination; standard output by default
 */
export function createLogger(level = 'info', to?: DestinationStream): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: factsOf } };
  return to ? pino(options, to) : pino(options);
}

const sqlState = /^[0-9A-Z]{5}$/;

/**
 * Returns the loggable parts of an error; database errors contain rejected, possibly personal, values in their message.
 */
function factsOf(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'no error' };
  const { name, message, stack = '' } = error;
  const code = 'code' in error ? error.code : undefined;
  const isOfDatabase = typeof code === 'string' && sqlState.test(code);
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '));
  return { name, code, ...(!isOfDatabase && { message }), stack: frames.join('\n') };
}
