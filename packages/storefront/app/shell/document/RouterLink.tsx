import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router';

/** Renders the kit's links: addresses of the shop by the router, with a view transition, others as they are. */
export function renderLink({ href, children, ...props }: ComponentPropsWithRef<'a'>) {
  const isPage = href?.startsWith('/') === true && props.target === undefined && props.download === undefined;
  if (!isPage || props.hrefLang !== undefined)
    return (
      <a href={href} {...props}>
        {children}
      </a>
    );
  return (
    <Link to={href} viewTransition discover="none" {...props}>
      {children}
    </Link>
  );
}
