import { formatMoney, localeTag, type Locale } from '@basin/domain';
import { fillText } from '../texts/fill-text.ts';
import { html, raw } from 'hono/html';
import { textsOf } from '../texts/texts.ts';
import { frameStyle } from './frame-style.ts';

/** The content of the approval page. */
export interface PayPalPage {
  readonly locale: Locale;
  readonly nonce: string;
  readonly token: string;
  readonly centAmount: number;
  readonly cancelUrl: string;
}

/** Renders PayPal's approval page, which works without scripts. */
export function payPalPage({ locale, nonce, token, centAmount, cancelUrl }: PayPalPage) {
  const t = textsOf('pay-pal', locale);
  const amount = formatMoney({ centAmount, currencyCode: 'USD' }, localeTag(locale));
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${t.title}</title>
        <style nonce="${nonce}">
          ${raw(frameStyle)}
        </style>
      </head>
      <body data-alone>
        <main class="page">
          <h1>${t.title}</h1>
          <p class="lead">${fillText(t.lead, { amount })}</p>
          <form method="post" action="/paypal">
            <input type="hidden" name="token" value="${token}" />
            <div class="field">
              <label for="email">${t.email}</label>
              <input id="email" name="email" type="email" autocomplete="email" maxlength="254" required />
            </div>
            <button>${t.approve}</button>
          </form>
          <a class="back" href="${cancelUrl}">${t.cancel}</a>
        </main>
      </body>
    </html>`;
}
