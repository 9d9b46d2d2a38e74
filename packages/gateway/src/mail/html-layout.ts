import { languageOf, type Locale } from '@basin/domain';
import { html, raw } from 'hono/html';
import { textsOf } from '../texts/texts.ts';
import type { EmailParts, EmailTable } from './email-parts.ts';
import type { EmailSkin } from './skins.ts';

const ink = '#1b1a18';
const muted = '#5d574e';
const line = '#d8d2c8';

const fonts: Readonly<Record<EmailSkin['letters'], string>> = {
  serif: "Georgia, 'Times New Roman', serif",
  sans: "'Helvetica Neue', Arial, sans-serif",
};

/** Inline styles by purpose: mail programs drop style sheets. */
const stylesOf = ({ paper, accent, letters }: EmailSkin) => ({
  body: `margin:0;background:${paper};color:${ink};font:16px/1.55 'Helvetica Neue',Arial,sans-serif`,
  column: 'max-width:560px;margin:0 auto;padding:32px 20px',
  name: `margin:0 0 24px;font:22px/1.2 ${fonts[letters]};color:${accent}`,
  sheet: `background:#ffffff;padding:28px 24px;border:1px solid ${line}`,
  heading: `margin:0 0 20px;font:400 26px/1.25 ${fonts[letters]};overflow-wrap:anywhere`,
  paragraph: 'margin:0 0 16px;overflow-wrap:anywhere',
  block: 'margin:24px 0',
  button: `display:inline-block;padding:13px 22px;background:${accent};color:#ffffff;text-decoration:none`,
  note: `margin:0;font-size:14px;color:${muted}`,
  link: `color:${accent};overflow-wrap:anywhere`,
  reason: `margin:24px 0 8px;font-size:14px;color:${muted};overflow-wrap:anywhere`,
});

/** Names the sides, because mail programs do not know `start` and `end`. */
function tableStylesOf(locale: Locale) {
  const [start, end] = languageOf(locale).direction === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  const cell = `padding:10px 0;border-top:1px solid ${line};vertical-align:top;text-align:${start};font-weight:400`;
  const figure = `${cell};text-align:${end};white-space:nowrap;padding-${start}:16px`;
  const heading = `padding:0 0 8px;font-weight:400;font-size:14px;color:${muted};text-align:${start}`;
  return {
    table: 'width:100%;border-collapse:collapse;margin:8px 0 0',
    heading,
    figureHeading: `${heading};text-align:${end};padding-${start}:16px`,
    cell: `${cell};overflow-wrap:anywhere`,
    quantity: `display:block;font-size:14px;color:${muted}`,
    figure,
    total: `${figure};font-weight:700`,
  };
}

/** Renders an e-mail as HTML without scripts, pictures or anything else to fetch. */
export function renderHtml(parts: EmailParts): string {
  const { locale, skin, subject, greeting, paragraphs, link, table, action, linkBelow, reason, shopUrl } = parts;
  const styles = stylesOf(skin);
  const body = [greeting, ...paragraphs].map((text) => html`<p style="${styles.paragraph}">${text}</p>`);
  const page = html`<!doctype html>
    <html lang="${locale}" dir="${languageOf(locale).direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${subject}</title>
      </head>
      <body style="${styles.body}">
        <div style="${styles.column}">
          <p style="${styles.name}">${skin.name}</p>
          <div style="${styles.sheet}">
            <h1 style="${styles.heading}">${subject}</h1>
            ${body} ${table ? tableOf(table, locale) : raw('')}
            ${link ? html`<p style="${styles.paragraph}"><a href="${link.url}" style="${styles.link}">${link.label}</a></p>` : raw('')}
            <p style="${styles.block}"><a href="${action.url}" style="${styles.button}">${action.label}</a></p>
            <p style="${styles.note}">
              ${linkBelow}<br /><a href="${action.url}" style="${styles.link}">${action.url}</a>
            </p>
          </div>
          <p style="${styles.reason}">${reason}</p>
          <p style="${styles.note}"><a href="${shopUrl}" style="${styles.link}">${shopUrl}</a></p>
        </div>
      </body>
    </html>`;
  if (page instanceof Promise) throw new TypeError('an e-mail template must render synchronously');
  return page.toString();
}

/** The quantity is below the name: on a narrow screen a column of its own would leave no room for the name. */
function tableOf({ headings: [piece, quantity, amount], rows, sums }: EmailTable, locale: Locale) {
  const { table, heading, figureHeading, cell, quantity: quantityStyle, figure, total } = tableStylesOf(locale);
  const { colon } = textsOf('emails', locale).phrases;
  return html`<table style="${table}">
    <thead>
      <tr>
        <th scope="col" style="${heading}">${piece}</th>
        <th scope="col" style="${figureHeading}">${amount}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([name, count, price]) =>
          html`<tr>
            <td style="${cell}">${name} <span style="${quantityStyle}">${quantity}${colon}${count}</span></td>
            <td style="${figure}">${price}</td>
          </tr>`,
      )}
      ${sums.map(
        ([label, sum], index) =>
          html`<tr>
            <th scope="row" style="${cell}">${label}</th>
            <td style="${index === sums.length - 1 ? total : figure}">${sum}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
