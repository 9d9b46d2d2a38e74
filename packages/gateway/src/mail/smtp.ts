import { createTransport } from 'nodemailer';
import type { RenderedEmail } from './render-email.ts';

/** Shorter than the first backoff, so that attempts at one e-mail never overlap. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };

/** A connection to a mail server. */
export interface Smtp {
  readonly send: (email: RenderedEmail) => Promise<void>;
  readonly close: () => void;
}

/**
 * Connects to the mail server of a URL such as `smtps://user:password@mail.example.com?from=shop@example.com`. The
 * default sender is `no-reply` at the shop's host. Other query parameters are passed to nodemailer.
 *
 * @see https://nodemailer.com/smtp/
 */
export function openSmtp(smtpUrl: string, shopOrigin: string): Smtp {
  const url = new URL(smtpUrl);
  const from = url.searchParams.get('from') ?? `no-reply@${new URL(shopOrigin).hostname}`;
  url.searchParams.delete('from');
  const transport = createTransport({ ...timeouts, url: url.href, pool: true }, { from });
  return {
    async send({ to: address, ...email }) {
      const to = { name: '', address }; // as text, an address with a comma would be two recipients
      await transport.sendMail({ ...email, to, headers: { 'Auto-Submitted': 'auto-generated' } });
    },
    close: () => transport.close(),
  };
}
