import { type Locale, cardExpiryYears } from '@basin/domain';
import { html, raw } from 'hono/html';
import { frameScript } from './frame-script.ts';
import { frameStyle } from './frame-style.ts';
import { textsOf } from '../texts/texts.ts';
import { type CardForm, type CardProblems } from './read-card.ts';

/** The parameters of the frame's URL. */
export interface FrameRequest {
  readonly locale: Locale;
  readonly theme: 'light' | 'dark' | undefined;
  /** The URL in the shop to which a shopper without scripts is redirected. */
  readonly returnTo: string;
}

export interface FramePage extends FrameRequest {
  readonly nonce: string;
  readonly shopOrigin: string;
  /** Whether it is opened directly, not embedded in the shop's page. */
  readonly isAlone: boolean;
  readonly now: Date;
  /** The submitted values, without number and security code, which are never sent back. */
  readonly typed?: Pick<CardForm, 'holderName' | 'expMonth' | 'expYear'>;
  readonly problems?: CardProblems;
}

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** Renders the card form as an HTML document. */
export function framePage(page: FramePage) {
  const { locale, theme, returnTo, nonce, shopOrigin, isAlone, now, typed, problems = {} } = page;
  const t = textsOf('card-form', locale);
  const query = new URLSearchParams({ return: returnTo, locale, ...(theme && { theme }) });
  const hasProblems = Object.keys(problems).length > 0;
  const problem = (field: keyof CardProblems) => {
    const name = problems[field];
    return html`<p class="problem" id="${field}-problem" data-problem-of="${field}">
      ${name ? t.problems[name] : ''}
    </p>`;
  };
  const state = (field: keyof CardProblems, hint = '') =>
    raw(
      `aria-invalid="${String(problems[field] !== undefined)}" aria-describedby="${`${hint} ${field}-problem`.trim()}" required`,
    );
  const option = (value: string, chosen: string | undefined) =>
    html`<option value="${value}" ${value === chosen ? raw('selected') : ''}>${value}</option>`;
  return html`<!doctype html>
    <html lang="${locale}" ${theme ? raw(`data-theme="${theme}"`) : ''}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${hasProblems ? `${t.summary} ` : ''}${t.title}</title>
        <style nonce="${nonce}">
          ${raw(frameStyle)}
        </style>
      </head>
      <body ${isAlone ? raw('data-alone') : ''}>
        <div class="page" role="${isAlone ? 'main' : 'region'}" aria-label="${t.title}">
          <h1>${t.title}</h1>
          <p class="lead">${t.lead}</p>
          <form
            method="post"
            action="/frame?${query.toString()}"
            target="_top"
            novalidate
            data-parent-origin="${shopOrigin}"
            data-working="${t.working}"
            data-failed="${t.failed}"
          >
            <p class="status" role="status">${hasProblems ? t.summary : ''}</p>
            <div class="field">
              <label for="number">${t.number}</label>
              <input
                id="number"
                name="number"
                inputmode="numeric"
                autocomplete="cc-number"
                maxlength="32"
                ${state('number')}
              />
              ${problem('number')}
            </div>
            <fieldset class="field half">
              <legend>${t.expiry}</legend>
              <div class="pair">
                <select name="expMonth" aria-label="${t.month}" autocomplete="cc-exp-month" ${state('expiry')}>
                  <option value="">${t.month}</option>
                  ${months.map((month) => option(month, typed?.expMonth))}
                </select>
                <select name="expYear" aria-label="${t.year}" autocomplete="cc-exp-year" ${state('expiry')}>
                  <option value="">${t.year}</option>
                  ${cardExpiryYears(now).map((year) => option(String(year), typed?.expYear))}
                </select>
              </div>
              ${problem('expiry')}
            </fieldset>
            <div class="field half">
              <label for="cvv">${t.cvv}</label>
              <input
                id="cvv"
                name="cvv"
                inputmode="numeric"
                autocomplete="cc-csc"
                maxlength="8"
                ${state('cvv', 'cvv-hint')}
              />
              <p class="hint" id="cvv-hint">${t.cvvHint}</p>
              ${problem('cvv')}
            </div>
            <div class="field">
              <label for="holderName">${t.holderName}</label>
              <input
                id="holderName"
                name="holderName"
                autocomplete="cc-name"
                maxlength="64"
                value="${typed?.holderName ?? ''}"
                ${state('holderName')}
              />
              ${problem('holderName')}
            </div>
            <button>${t.submit}</button>
          </form>
          <a class="back" href="${returnTo}">${t.back}</a>
        </div>
        <script nonce="${nonce}" type="module">
          ${raw(frameScript)};
        </script>
      </body>
    </html>`;
}
