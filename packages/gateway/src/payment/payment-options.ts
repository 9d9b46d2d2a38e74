import type { Db } from '../database/database.ts';
import type { TrustedProxies } from '../http/limits/client-address.ts';
import type { Logger } from '../http/log.ts';

export interface PaymentOptions {
  readonly db: Db;
  readonly now: () => Date;
  readonly log: Logger;
  /** The only origin that may embed the frame, receive its result and be redirected to. */
  readonly shopOrigin: string;
  /** The proxies whose `X-Forwarded-For` header is trusted. */
  readonly proxies: TrustedProxies;
  /** Reads the typeface of the form; without it the form uses the browser's default. */
  readonly readFont?: (() => Promise<Uint8Array<ArrayBuffer>>) | undefined;
}
