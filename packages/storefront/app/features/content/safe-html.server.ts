import sanitizeHtml from 'sanitize-html';

declare const sanitized: unique symbol;

/** HTML of an editor after sanitising: the only kind that `RichText` renders. */
export type SafeHtml = string & { readonly [sanitized]: true };

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'b',
    'i',
    'sub',
    'sup',
    'a',
    'blockquote',
    'dl',
    'dt',
    'dd',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href', 'rel'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }) },
};

/** Keeps the text, lists, tables and links of an editor's HTML; drops everything that could run or load. */
export const safeHtml = (html: string): SafeHtml => sanitizeHtml(html, options) as SafeHtml;
