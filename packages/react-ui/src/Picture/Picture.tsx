'use client';

import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { flag } from '../flag.ts';
import { forwardRef } from '../forward-ref.ts';
import { nativeAttributes } from '../native-attributes.ts';
import { useMergedRef } from '../use-merged-ref.ts';
import styles from './Picture.module.css';
import { useFallback } from './use-fallback.ts';

/** A better format or crop of the same picture. */
export interface PictureSource {
  srcSet: string;
  type?: string | undefined;
  media?: string | undefined;
  sizes?: string | undefined;
}

export interface PictureProps extends Omit<ComponentPropsWithRef<'img'>, 'placeholder' | 'loading' | 'fetchPriority'> {
  src: string;
  alt: string;
  /** The shape of the picture's place, in px; whatever loads fills it, so that nothing moves. */
  width: number;
  height: number;
  sources?: readonly PictureSource[] | undefined;
  /** What to show when `src` fails, in order; at most two are tried. */
  fallbacks?: readonly string[] | undefined;
  /** A tiny blurred copy as a data URL, behind the picture until it loads. */
  placeholder?: string | undefined;
  /** The main picture of the view: fetched at once and first. */
  priority?: boolean | undefined;
  /** How it fills its place: all of the place, or, as a drawing must, with all of itself. */
  fit?: 'cover' | 'contain' | undefined;
}

/** A picture that holds its place, loads in the fitting size and never ends in a broken image. */
export const Picture = /* @__PURE__ */ forwardRef(function Picture(props: PictureProps) {
  const {
    src,
    srcSet,
    sizes,
    alt,
    sources,
    fallbacks = [],
    placeholder,
    priority,
    fit,
    className,
    ref,
    ...image
  } = props;
  const shown = useFallback([src, ...fallbacks]);
  const isFirst = shown.swaps === 0;
  const root = {
    'data-part': 'picture',
    className: classNames(styles.root, className),
    'data-fit': fit,
    'data-loaded': flag(shown.loaded),
    'data-failed': flag(shown.failed),
  };
  const content = (
    <>
      {isFirst && sources?.map((source) => <source key={source.srcSet} {...source} />)}
      <img
        data-part="picture-image"
        decoding="async"
        {...image}
        ref={useMergedRef(shown.image, ref)}
        alt={alt}
        sizes={isFirst ? sizes : undefined}
        srcSet={isFirst ? srcSet : undefined}
        src={shown.src}
        loading={priority ? 'eager' : 'lazy'}
        {...nativeAttributes({ fetchPriority: priority ? ('high' as const) : undefined })}
        className={styles.image}
        onError={(event) => {
          shown.onError();
          image.onError?.(event);
        }}
        onLoad={(event) => {
          shown.onLoad();
          image.onLoad?.(event);
        }}
      />
      {shown.failed && (
        <span data-part="picture-words" className={styles.words} aria-hidden>
          {alt}
        </span>
      )}
    </>
  );
  if (placeholder === undefined) return <picture {...root}>{content}</picture>;
  return (
    <span {...root}>
      <img data-part="picture-placeholder" src={placeholder} alt="" className={styles.placeholder} />
      <picture>{content}</picture>
    </span>
  );
});
