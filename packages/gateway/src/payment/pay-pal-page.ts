import { formatMoney, localeTags, type Locale } from '@basin/domain';
import { html, raw } from 'hono/html';
import { frameStyle } from './frame-style.ts';

/** What the approval page shows. */
export interface PayPalPage {
  readonly locale: Locale;
  readonly nonce: string;
  readonly token: string;
  readonly centAmount: number;
  readonly cancelUrl: string;
}

const texts = {
  en: {
    title: 'Pay with PayPal',
    lead: (amount: string) => `Basin asks for ${amount}. Nothing is charged until you confirm the order in the shop.`,
    email: 'E-mail of your PayPal account',
    approve: 'Approve the payment',
    cancel: 'Cancel and go back to the shop',
  },
  fr: {
    title: 'Payer avec PayPal',
    lead: (amount: string) =>
      `Basin demande ${amount}. Rien n’est débité avant que vous confirmiez la commande dans la boutique.`,
    email: 'Courriel de votre compte PayPal',
    approve: 'Approuver le paiement',
    cancel: 'Annuler et revenir à la boutique',
  },
} as const;

/** PayPal's approval as a whole document; it works without scripts. */
export function payPalPage({ locale, nonce, token, centAmount, cancelUrl }: PayPalPage) {
  const t = texts[locale];
  const amount = formatMoney({ centAmount, currencyCode: 'USD' }, localeTags[locale]);
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
          <p class="lead">${t.lead(amount)}</p>
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
