import { textsOf } from '../texts/texts.ts';
import type { EmailParts, EmailTable } from './email-parts.ts';

/** Renders an e-mail as plain text. */
export function renderText(parts: EmailParts): string {
  const { locale, skin, greeting, paragraphs, link, table, action, reason, shopUrl } = parts;
  const blocks = [
    greeting,
    ...paragraphs,
    ...(table ? [listOf(table, textsOf('emails', locale).phrases.colon)] : []),
    ...(link ? [`${link.label}\n${link.url}`] : []),
    `${action.label}\n${action.url}`,
  ];
  return `${[...blocks, `-- \n${skin.name}\n${shopUrl}\n\n${reason}`].join('\n\n')}\n`;
}

function listOf({ rows, sums }: EmailTable, colon: string): string {
  const pieces = rows.map(([name, quantity, amount]) =>
    [`${quantity} × ${name}`, amount].filter(Boolean).join('\n    '),
  );
  const totals = sums.map(([label, amount]) => `${label}${colon}${amount}`);
  return [...pieces, ...(totals.length > 0 ? ['', ...totals] : [])].join('\n');
}
