import { use } from 'react';
import { Scripts } from 'react-router';
import { HydrationPlanContext } from './plan.ts';
import start from './start.ts?minified';

/** React leaves the text of the page as it is, so that the page's scripts need not bring it once more. */
const ranAlready = '';

/** The page's scripts, held back until the first pointer, key, touch or focus, or an idle moment well after load. */
export function LateScripts() {
  const { nonce, handoff = '', addresses } = use(HydrationPlanContext) ?? {};
  if (import.meta.env.DEV) return <Scripts />;
  return (
    <>
      <InlineScript nonce={nonce} text={handoff} />
      <InlineScript id="hydration" type="application/json" text={JSON.stringify(addresses ?? {})} />
      <InlineScript nonce={nonce} text={import.meta.env.SSR ? start : ranAlready} />
    </>
  );
}

interface InlineScriptProps {
  readonly text: string;
  readonly nonce?: string | undefined;
  readonly id?: string;
  readonly type?: string;
}

/** Texts come from the build and from React Router, which escapes its own; no content reaches them. */
const InlineScript = ({ text, ...attributes }: InlineScriptProps) => (
  <script {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
);
