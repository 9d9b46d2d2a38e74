import type { Locale } from '@basin/domain';
import type { EmailParts, EmailTable } from './render-email.ts';

const colons: Readonly<Record<Locale, string>> = { en: ': ', fr: '\u00a0: ' };

/** An e-mail for who reads text alone. */
export function textOf({ locale, skin, greeting, paragraphs, table, action, reason, shopUrl }: EmailParts): string {
  const blocks = [
    greeting,
    ...paragraphs,
    ...(table ? [listOf(table, colons[locale])] : []),
    `${action.label}\n${action.url}`,
  ];
  return `${[...blocks, `-- \n${skin.name}\n${shopUrl}\n\n${reason}`].join('\n\n')}\n`;
}

function listOf({ rows, sums }: EmailTable, colon: string): string {
  const pieces = rows.map(([name, quantity, amount]) => `${quantity} × ${name}\n    ${amount}`);
  return [...pieces, '', ...sums.map(([label, amount]) => `${label}${colon}${amount}`)].join('\n');
}
