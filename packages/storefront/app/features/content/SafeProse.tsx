import { Prose } from '@basin/react-ui';
import type { SafeHtml } from './safe-html.server.ts';

interface TrustedTypesWindow {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
  };
}

/** The shop's Trusted Types policy. It passes HTML that the server has sanitised. */
const policy =
  typeof window === 'undefined'
    ? undefined
    : (window as TrustedTypesWindow).trustedTypes?.createPolicy('cms', { createHTML: (html) => html });

/**
 * Renders an editor's HTML, which the server has sanitised. This is the only place where HTML is inserted into a page.
 */
export function SafeProse({ html }: { html: SafeHtml }) {
  return <Prose dangerouslySetInnerHTML={{ __html: policy ? policy.createHTML(html) : html }} />;
}
