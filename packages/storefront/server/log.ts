import { pino, type Logger } from 'pino';

/** The shop's log: JSON lines with the times of the gateway's, so that the two read as one. */
export const createLog = (level = 'info'): Logger =>
  pino({ level, base: { name: 'storefront' }, timestamp: pino.stdTimeFunctions.isoTime });
