import { cloneElement, createElement, type ReactElement, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface WithClass {
  className?: string | undefined;
}

export interface Renderable {
  /** Element to render instead: `render={<section />}`. Its own props win; class names are merged. */
  render?: ReactElement<WithClass> | undefined;
}

/** Renders the element that the caller passed, otherwise one with this tag. */
export function renderAs(
  given: Renderable['render'],
  tag: string,
  props: WithClass & { children?: ReactNode } & Record<`data-${string}`, unknown>,
) {
  if (given === undefined) return createElement(tag, props);
  const className = classNames(props.className, given.props.className);
  return cloneElement(given, { ...props, ...given.props, className });
}
