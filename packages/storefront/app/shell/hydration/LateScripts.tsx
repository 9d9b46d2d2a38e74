import { use } from 'react';
import { Scripts } from 'react-router';
import { HydrationPlanContext } from './plan.ts';
import start from './start.ts?minified';

/** React keeps the server-rendered script text, so the page's scripts need not include it again. */
const retainedText = '';

/**
 * The page's scripts, delayed until the first pointer, key, touch or focus event, or an idle moment well after load.
 */
export function LateScripts() {
  const { nonce, handoff = '', urls } = use(HydrationPlanContext) ?? {};
  if (import.meta.env.DEV) return <Scripts />;
  return (
    <>
      <InlineScript nonce={nonce} text={handoff} />
      <InlineScript id="hydration" type="application/json" text={JSON.stringify(urls ?? {})} />
      <InlineScript nonce={nonce} text={import.meta.env.SSR ? start : retainedText} />
    </>
  );
}

interface InlineScriptProps {
  readonly text: string;
  readonly nonce?: string | undefined;
  readonly id?: string;
  readonly type?: string;
}

/** The texts come from the build and from React Router, which escapes its own. They contain no user content. */
const InlineScript = ({ text, ...attributes }: InlineScriptProps) => (
  <script {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
);
