import { createContext, use } from 'react';
import { Scripts } from 'react-router';
import start from './start.ts?minified';

/** What a page needs in order to come alive, as addresses: nothing of it is fetched before the shopper acts. */
export interface HydrationPlan {
  readonly nonce: string | undefined;
  /** Text of a script that keeps the loader data as it streams in. */
  readonly handoff: string;
  readonly addresses: {
    readonly manifest: string;
    readonly entry: string;
    readonly texts: string;
    readonly routes: readonly (readonly [routeId: string, modules: readonly string[]])[];
    /** What the modules above import in turn, fetched with them rather than after them. */
    readonly preloads: readonly string[];
  };
}

/** Only the server has a plan; in the browser the scripts have run already. */
export const HydrationPlanContext = createContext<HydrationPlan | undefined>(undefined);

/** The page's scripts, held back until the first pointer, key, touch or focus, or an idle moment well after load. */
export function LateScripts() {
  const { nonce, handoff = '', addresses } = use(HydrationPlanContext) ?? {};
  if (import.meta.env.DEV) return <Scripts />;
  return (
    <>
      <InlineScript nonce={nonce} text={handoff} />
      <InlineScript id="hydration" type="application/json" text={JSON.stringify(addresses ?? {})} />
      <InlineScript nonce={nonce} text={start} />
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
