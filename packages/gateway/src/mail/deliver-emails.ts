import { setInterval as every } from 'node:timers/promises';
import type { Logger } from '../http/log.ts';
import type { Db } from '../database/database.ts';
import { sendEmails, type FailedAttempt } from './send-emails.ts';
import { openSmtp } from './smtp.ts';

const retryPauseMs = 10_000;

export interface DeliveryOptions {
  readonly smtpUrl: string;
  readonly shopOrigin: string;
  readonly log: Logger;
  /** The pause between two rounds; ten seconds by default. */
  readonly pauseMs?: number;
}

/** Sends the outbox through a mail server at regular intervals. `stop` waits for the e-mail being sent. */
export function deliverEmails(db: Db, options: DeliveryOptions): { readonly stop: () => Promise<void> } {
  const { smtpUrl, shopOrigin, log, pauseMs = retryPauseMs } = options;
  const smtp = openSmtp(smtpUrl, shopOrigin);
  const stopping = new AbortController();
  const { signal } = stopping;
  const onFailure = (failure: FailedAttempt) => logFailure(log, failure);
  const round = () =>
    sendEmails(db, { send: smtp.send, shopOrigin, onFailure, signal }).catch((error: unknown) =>
      log.error({ err: error }, 'the outbox cannot be read'),
    );
  const rounds = (async () => {
    try {
      for await (const _ of every(pauseMs, undefined, { signal, ref: false })) await round();
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await rounds;
      smtp.close();
    },
  };
}

/** Codes of failures before the mail server has responded. */
const unreachable = new Set(['ECONNECTION', 'EDNS', 'ESOCKET', 'ETIMEDOUT']);

/** Logs codes only: a mail server's response repeats the address. */
function logFailure(log: Logger, { error, ...attempt }: FailedAttempt): void {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const message = attempt.isGivenUp ? 'an e-mail was abandoned after its last attempt' : 'an e-mail could not be sent';
  const reason = unreachable.has(code ?? '') ? ': the mail server of SMTP_URL cannot be reached' : '';
  log.warn({ event: 'email-failed', ...attempt, code, responseCode }, message + reason);
}
