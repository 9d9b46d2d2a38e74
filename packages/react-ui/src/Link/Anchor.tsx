import * as React from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { forwardRef } from '../forward-ref.ts';
import { renderAs, type Renderable } from '../render-as.ts';
import { safeHref } from './safe-href.ts';

export type RenderAnchor = (props: ComponentPropsWithRef<'a'>) => ReactNode;

export const renderPlain: RenderAnchor = ({ children, ...props }) => <a {...props}>{children}</a>;

/** How links are rendered. React has no context in server components, where links are plain anchors. */
export const AnchorContext = 'createContext' in React ? React.createContext(renderPlain) : undefined;

export interface AnchorProps extends Renderable, ComponentPropsWithRef<'a'> {}

const useRenderer = AnchorContext ? () => React.useContext(AnchorContext) : () => renderPlain;

/** The anchor behind every link of the kit; an unsafe URL is dropped. */
export const Anchor = /* @__PURE__ */ forwardRef(function Anchor({ render, href, ...props }: AnchorProps) {
  const renderByRouter = useRenderer();
  // The browser follows a hash by itself; a router's pushState would update neither `:target` nor `hashchange`.
  const renderLink = href?.startsWith('#') === true ? renderPlain : renderByRouter;
  const safe = { ...props, href: href === undefined ? undefined : safeHref(href) };
  return render === undefined ? renderLink(safe) : renderAs(render, 'a', safe);
});
