import * as React from 'react';
import type { ReactNode } from 'react';

/**
 * Returns a component that receives `ref` among its props, as in React 19; React 18 passes it separately. It has the name
 * of React's own function, by which linters and Storybook's prop tables recognise a component.
 */
export function forwardRef<Props extends object>(render: (props: Props) => ReactNode): (props: Props) => ReactNode {
  const Component = React.forwardRef((props, ref) =>
    // a server component accepts no ref, not even an empty one
    render((ref === null ? props : { ...props, ref }) as Props),
  );
  // bundlers append a number to a function name that its constant shares
  Component.displayName = render.name.replace(/\d$/, '');
  return Component;
}
