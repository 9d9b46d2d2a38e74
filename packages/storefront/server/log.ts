import { pino, type Logger } from 'pino';

/** Creates the shop's logger: JSON lines with the gateway's time format, so that both logs can be merged. */
export const createLog = (level = 'info'): Logger =>
  pino({ level, base: { name: 'storefront' }, timestamp: pino.stdTimeFunctions.isoTime });
