import { pino, type Logger } from 'pino';

export type { Logger };

/** The gateway's log: JSON lines with allow-listed members; never a token, an address or an e-mail. */
export function createLogger(level = 'info'): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
