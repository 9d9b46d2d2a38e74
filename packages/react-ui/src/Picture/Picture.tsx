'use client';

import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { flag } from '../flag.ts';
import { forwardRef } from '../forward-ref.ts';
import { nativeAttributes } from '../native-attributes.ts';
import { useMergedRef } from '../use-merged-ref.ts';
import styles from './Picture.module.css';
import { useFallback } from './use-fallback.ts';

/** A better format or another crop of the same picture. */
export interface PictureSource {
  srcSet: string;
  type?: string | undefined;
  media?: string | undefined;
  sizes?: string | undefined;
}

export interface PictureProps extends Omit<ComponentPropsWithRef<'img'>, 'placeholder' | 'loading' | 'fetchPriority'> {
  src: string;
  alt: string;
  /** Width and height of the picture's space in pixels; the aspect ratio is kept whatever loads, so that nothing moves. */
  width: number;
  height: number;
  /** Other formats and sizes, of which the browser takes the first that fits. */
  sources?: readonly PictureSource[] | undefined;
  /** Sources to try in order when `src` fails; at most two. */
  fallbacks?: readonly string[] | undefined;
  /** A tiny blurred copy as a data URL, shown until the picture loads. */
  placeholder?: string | undefined;
  /** Marks the main picture of the view: loaded eagerly with high priority. */
  priority?: boolean | undefined;
  /** How the picture fills its space: cropped to cover it, or contained, as drawings must be. */
  fit?: 'cover' | 'contain' | undefined;
}

/** A picture that reserves its space, loads in a suitable size and never shows a broken image. */
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
