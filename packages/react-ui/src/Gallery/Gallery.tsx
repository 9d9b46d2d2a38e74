'use client';

import { useId, useRef, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { useSlides } from '../Carousel/use-slides.ts';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import { Picture } from '../Picture/Picture.tsx';
import type { GalleryPicture } from './gallery-picture.ts';
import styles from './Gallery.module.css';
import { Zoom, type ZoomLabels } from './Zoom.tsx';

export interface GalleryProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Names the region. */
  label: string;
  pictures: readonly GalleryPicture[];
  zoom: ZoomLabels;
}

/**
 * Pictures of one thing: a row to swipe, thumbnails to press, and a large view.
 * Before scripts load thumbnails scroll the row and a picture links to its large copy.
 */
export const Gallery = /* @__PURE__ */ forwardRef(function Gallery({
  label,
  pictures,
  zoom,
  className,
  ...props
}: GalleryProps) {
  const { row, current, show } = useSlides(pictures.length);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const enlarge = (event: MouseEvent) => plainly(event, () => dialog.current?.showModal());
  return (
    <section data-part="gallery" aria-label={label} {...props} className={classNames(styles.root, className)}>
      <ul data-part="gallery-row" ref={row} className={styles.row}>
        {pictures.map(({ label: name, thumbnail: _, large, ...picture }, index) => (
          <li data-part="gallery-slide" key={large} id={`${id}-${index}`} className={styles.slide}>
            <a
              data-part="gallery-enlarge"
              href={large}
              className={styles.enlarge}
              aria-label={`${zoom.open}: ${name}`}
              aria-haspopup="dialog"
              onClick={enlarge}
            >
              <Picture {...picture} priority={index === 0} />
            </a>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ol data-part="gallery-thumbnails" className={styles.thumbnails}>
          {pictures.map(({ label: name, thumbnail, large, fit }, index) => (
            <li key={large}>
              <a
                data-part="gallery-thumbnail"
                href={`#${id}-${index}`}
                className={styles.thumbnail}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => plainly(event, () => show(index))}
              >
                <img src={thumbnail} alt={name} width="88" height="88" loading="lazy" decoding="async" data-fit={fit} />
              </a>
            </li>
          ))}
        </ol>
      )}
      <Zoom dialog={dialog} labels={zoom} picture={pictures[current]} />
    </section>
  );
});

/** Takes a plain press; one that opens a new tab or window is the browser's. */
function plainly(event: MouseEvent, act: () => void) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  act();
}
