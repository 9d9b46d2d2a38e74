import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { flag } from '../flag.ts';
import { forwardRef } from '../forward-ref.ts';
import { renderAs, type Renderable } from '../render-as.ts';
import styles from './Typography.module.css';

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Level in the page outline; `size` sets the look. */
  level: 1 | 2 | 3 | 4;
  /** The look; that of its level by default. */
  size?: 'hero' | 'display' | 'heading' | 'title' | 'label' | undefined;
}

const sizeOfLevel = { 1: 'display', 2: 'heading', 3: 'title', 4: 'label' } as const;

/** A heading whose look does not depend on its level. */
export const Heading = /* @__PURE__ */ forwardRef(function Heading({
  level,
  size = sizeOfLevel[level],
  className,
  ...props
}: HeadingProps) {
  const Element = `h${level}` as 'h2';
  return <Element data-part="heading" {...props} className={classNames(styles.heading, className)} data-size={size} />;
});

export interface TextProps extends Renderable, ComponentPropsWithRef<'p'> {
  /** `label` is small and letter-spaced. */
  size?: 'xs' | 's' | 'm' | 'l' | 'label' | undefined;
  /** Colour of the text. */
  tone?: 'ink' | 'muted' | 'danger' | 'success' | undefined;
  /** Gives all digits one width, so that numbers align. */
  figures?: boolean | undefined;
}

/** Running text in the sizes of the design system. */
export const Text = /* @__PURE__ */ forwardRef(function Text({
  render,
  size = 'm',
  tone = 'ink',
  figures,
  className,
  ...props
}: TextProps) {
  return renderAs(render, 'p', {
    'data-part': 'text',
    ...props,
    className: classNames(styles.text, className),
    'data-size': size,
    'data-tone': tone,
    'data-figures': flag(figures),
  });
});

/** Text written by editors: paragraphs, lists and headings at a comfortable line length. */
export const Prose = /* @__PURE__ */ forwardRef(function Prose({
  render,
  className,
  ...props
}: Renderable & ComponentPropsWithRef<'div'>) {
  return renderAs(render, 'div', { 'data-part': 'prose', ...props, className: classNames(styles.prose, className) });
});
