import * as React from 'react';
import type { ReactNode } from 'react';

/**
 * A component that finds `ref` among its props, as in React 19: React 18 hands it over apart from them. It bears the
 * name of React's own function, by which linters and the tables of Storybook know that a component stands inside.
 */
export function forwardRef<Props extends object>(render: (props: Props) => ReactNode): (props: Props) => ReactNode {
  const Component = React.forwardRef((props, ref) =>
    // a server component takes no ref, not even an empty one
    render((ref === null ? props : { ...props, ref }) as Props),
  );
  // a bundler appends a figure to the name of a function that its constant bears too
  Component.displayName = render.name.replace(/\d$/, '');
  return Component;
}
