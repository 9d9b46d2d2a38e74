import { Prose } from '@basin/react-ui';
import type { SafeHtml } from './safe-html.server.ts';

interface TrustedTypesWindow {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
  };
}

/** The one policy of the shop under Trusted Types: it passes what the server has sanitised. */
const policy =
  typeof window === 'undefined'
    ? undefined
    : (window as TrustedTypesWindow).trustedTypes?.createPolicy('cms', { createHTML: (html) => html });

/** HTML of an editor, the only place where HTML becomes part of a page; the server has sanitised it. */
export function SafeProse({ html }: { html: SafeHtml }) {
  return <Prose dangerouslySetInnerHTML={{ __html: policy ? policy.createHTML(html) : html }} />;
}
