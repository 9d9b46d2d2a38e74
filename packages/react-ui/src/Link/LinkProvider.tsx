import { createContext, use, type ComponentPropsWithRef, type ReactNode } from 'react';
import { safeHref } from './safe-href.ts';

type RenderAnchor = (props: ComponentPropsWithRef<'a'>) => ReactNode;

const renderPlain: RenderAnchor = ({ children, ...props }) => <a {...props}>{children}</a>;
const AnchorContext = createContext(renderPlain);

export interface LinkProviderProps {
  /** Renders each link of the kit, such as by the router's own; it gets the props of an `a`. */
  render: RenderAnchor;
  children: ReactNode;
}

/** Lets the application's router render the kit's links; without it they are plain anchors. */
export function LinkProvider({ render, children }: LinkProviderProps) {
  return <AnchorContext value={render}>{children}</AnchorContext>;
}

/** The anchor that every link of the kit is made of; an unsafe address is left out. */
export function Anchor({ href, ...props }: ComponentPropsWithRef<'a'>) {
  const renderByRouter = use(AnchorContext);
  // The browser follows a hash by itself; a router's pushState would tell neither `:target` nor `hashchange`.
  const render = href?.startsWith('#') === true ? renderPlain : renderByRouter;
  return render({ ...props, href: href === undefined ? undefined : safeHref(href) });
}
