import sanitizeHtml from 'sanitize-html';

declare const sanitized: unique symbol;

/** Sanitised HTML of an editor, the only kind that `RichText` renders. */
export type SafeHtml = string & { readonly [sanitized]: true };

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'div',
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
  allowedAttributes: {
    '*': ['lang'],
    a: ['href', 'rel'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }), h1: 'h2', h5: 'h4', h6: 'h4' },
};

/** Sanitises an editor's HTML: keeps text, lists, tables and links and removes everything that could run or load. */
export const safeHtml = (html: string): SafeHtml => sanitizeHtml(html, options) as SafeHtml;
