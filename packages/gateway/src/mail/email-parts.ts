import type { Locale } from '@basin/domain';
import type { EmailSkin } from './skins.ts';

/** The content of an e-mail, which the HTML and text layouts render. */
export interface EmailParts {
  readonly locale: Locale;
  readonly skin: EmailSkin;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly link?: EmailLabelledLink | undefined;
  readonly table?: EmailTable | undefined;
  readonly action: EmailLabelledLink;
  readonly linkBelow: string;
  readonly reason: string;
  readonly shopUrl: string;
}

interface EmailLabelledLink {
  readonly label: string;
  readonly url: string;
}

/** The line items of an order with its totals. */
export interface EmailTable {
  readonly headings: readonly [name: string, quantity: string, amount: string];
  readonly rows: readonly (readonly [name: string, quantity: string, amount: string])[];
  readonly sums: readonly (readonly [label: string, amount: string])[];
}
