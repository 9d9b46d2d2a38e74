import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import { renderAs, type Renderable } from '../render-as.ts';
import styles from './Layout.module.css';

export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

interface LayoutProps extends Renderable, ComponentPropsWithRef<'div'> {}

export interface ContainerProps extends LayoutProps {
  /** `measure` is a comfortable line length, `canvas` the whole grid. */
  width?: 'canvas' | 'measure' | undefined;
  /** Step of `--basin-space-*` above and below, for a header, page or footer. */
  space?: Gap | undefined;
}

/** Sets the page width: centred, with the gutters of the grid. */
export const Container = /* @__PURE__ */ forwardRef(function Container({
  render,
  width = 'canvas',
  space,
  className,
  ...props
}: ContainerProps) {
  return renderAs(render, 'div', {
    'data-part': 'container',
    ...props,
    className: classNames(styles.container, className),
    'data-width': width,
    'data-gap': space,
  });
});

export interface StackProps extends LayoutProps {
  /** Step of `--basin-space-*` between the children. */
  gap?: Gap | undefined;
  /** Whether the children are below or beside each other. */
  direction?: 'column' | 'row' | undefined;
  /** Position of the children across the direction. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /** Position of the children along the direction. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
}

/** Children in a column or a row with one gap between them; a row wraps. */
export const Stack = /* @__PURE__ */ forwardRef(function Stack({
  render,
  gap = 4,
  direction = 'column',
  align,
  justify,
  className,
  ...props
}: StackProps) {
  return renderAs(render, 'div', {
    'data-part': 'stack',
    ...props,
    className: classNames(styles.stack, className),
    'data-gap': gap,
    'data-direction': direction,
    'data-align': align,
    'data-justify': justify,
  });
});

export type Columns = 1 | 2 | 3 | 4 | 5 | 6 | 12;

export interface GridProps extends LayoutProps {
  /** Number of equal columns on phones. */
  columns?: Columns | undefined;
  /** Number of columns from 768 px; that of phones by default. */
  tablet?: Columns | undefined;
  /** Number of columns from 1280 px; that of tablets by default. */
  desktop?: Columns | undefined;
  /** Step of `--basin-space-*` between the children. */
  gap?: Gap | undefined;
}

/** Equal columns whose number depends on the width. */
export const Grid = /* @__PURE__ */ forwardRef(function Grid({
  render,
  columns = 1,
  tablet,
  desktop,
  gap,
  className,
  ...props
}: GridProps) {
  return renderAs(render, 'div', {
    'data-part': 'grid',
    ...props,
    className: classNames(styles.grid, className),
    'data-columns': columns,
    'data-tablet': tablet,
    'data-desktop': desktop,
    'data-gap': gap,
  });
});

export interface RailProps extends ComponentPropsWithRef<'ul'> {
  /** Accessible name of the list. */
  label: string;
}

/** A list in one row that scrolls by touch, wheel and keyboard without scripts; its items are `li`. */
export const Rail = /* @__PURE__ */ forwardRef(function Rail({ label, className, ...props }: RailProps) {
  return (
    <ul
      data-part="rail"
      aria-label={label}
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- makes it scrollable by keyboard
      tabIndex={0}
      {...props}
      className={classNames(styles.rail, className)}
    />
  );
});

/** A hairline between two topics. */
export const Divider = /* @__PURE__ */ forwardRef(function Divider({
  className,
  ...props
}: ComponentPropsWithRef<'hr'>) {
  return <hr data-part="divider" {...props} className={classNames(styles.divider, className)} />;
});
