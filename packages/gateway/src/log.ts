import { pino, type Logger } from 'pino';

export type { Logger };

/** The gateway's log: JSON lines with allow-listed members; never a token, an address or an e-mail. */
export function createLogger(level = 'info'): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: factsOf } });
}

/** What is told of an error: the database puts rejected values, and with them personal ones, into other members. */
function factsOf(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  return { name, message, code: 'code' in error ? error.code : undefined, stack };
}
