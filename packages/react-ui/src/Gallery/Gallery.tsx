'use client';

import { useId, useRef, useState, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { StepButtons } from '../Carousel/StepButtons.tsx';
import { useSlides } from '../Carousel/use-slides.ts';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { GalleryPicture } from './gallery-picture.ts';
import styles from './Gallery.module.css';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { MagnifiedPicture } from './MagnifiedPicture.tsx';
import { Zoom, type ZoomLabels } from './Zoom.tsx';

export interface GalleryProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Accessible name of the region. */
  label: string;
  /** The pictures in order. */
  pictures: readonly GalleryPicture[];
  /** Texts of the enlarged view. */
  zoom: ZoomLabels;
  /** Accessible name of the button for the picture before. */
  previousLabel: string;
  /** Accessible name of the button for the next picture. */
  nextLabel: string;
}

/**
 * Pictures of one product: a row to swipe, buttons and thumbnails, magnification in place, and an enlarged view.
 * Before scripts load, thumbnails scroll the row and a picture links to its large copy.
 */
export const Gallery = /* @__PURE__ */ forwardRef(function Gallery({
  label,
  pictures,
  zoom,
  previousLabel,
  nextLabel,
  className,
  ...props
}: GalleryProps) {
  const { row, current, show } = useSlides(pictures.length);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [isMagnified, setIsMagnified] = useState(false);
  const [moved, setMoved] = useState(false);
  const go = (index: number) => {
    setIsMagnified(false);
    setMoved(true);
    show(index);
  };
  const magnify = useRef<HTMLButtonElement>(null);
  const leave = () => {
    setIsMagnified(false);
    magnify.current?.focus();
  };
  const shown = pictures[current];
  const enlarge = () => dialog.current?.showModal();
  /** Browsers focus the picture from which the enlarged view was opened; the row may be on its way to another. */
  const focusShown = () => row.current?.children[current]?.querySelector('a')?.focus({ preventScroll: true });
  return (
    <section data-part="gallery" aria-label={label} {...props} className={classNames(styles.root, className)}>
      {/* eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- Escape leaves the magnified view, as its button does */}
      <div
        data-part="gallery-stage"
        className={styles.stage}
        onKeyDown={({ key }) => isMagnified && key === 'Escape' && leave()}
      >
        <ul data-part="gallery-row" ref={row} className={styles.row}>
          {pictures.map((picture, index) => (
            <li data-part="gallery-slide" key={picture.large} id={`${id}-${index}`} className={styles.slide}>
              <Slide
                picture={picture}
                isFirst={index === 0}
                enlargeLabel={zoom.open}
                onEnlarge={enlarge}
                onReach={() => show(index)}
              />
            </li>
          ))}
        </ul>
        {isMagnified && shown && <MagnifiedPicture picture={shown} onLeave={leave} />}
        <div data-part="gallery-controls" className={styles.controls}>
          {pictures.length > 1 && (
            <StepButtons previousLabel={previousLabel} nextLabel={nextLabel} onStep={(by) => go(current + by)} />
          )}
          <IconButton
            ref={magnify}
            icon={isMagnified ? 'zoom-out' : 'zoom-in'}
            label={zoom.inPlace}
            aria-pressed={isMagnified}
            onClick={() => setIsMagnified(!isMagnified)}
          />
        </div>
        <VisuallyHidden role="status">{moved && shown?.label}</VisuallyHidden>
      </div>
      {pictures.length > 1 && <Thumbnails id={id} pictures={pictures} current={current} onChoose={go} />}
      <Zoom
        dialog={dialog}
        labels={zoom}
        picture={shown}
        previousLabel={previousLabel}
        nextLabel={nextLabel}
        onMove={pictures.length > 1 ? (by) => go(current + by) : undefined}
        onLeave={focusShown}
      />
    </section>
  );
});

interface SlideProps {
  picture: GalleryPicture;
  isFirst: boolean;
  enlargeLabel: string;
  onEnlarge: () => void;
  /** Called when the keyboard has reached the picture. */
  onReach: () => void;
}

/** A picture that opens the enlarged view. */
function Slide({ picture, isFirst, enlargeLabel, onEnlarge, onReach }: SlideProps) {
  const { label, thumbnail: _, large, ...source } = picture;
  return (
    <a
      data-part="gallery-enlarge"
      href={large}
      className={styles.enlarge}
      aria-label={`${enlargeLabel}, ${label}`}
      aria-haspopup="dialog"
      onClick={(event) => onPlainClick(event, onEnlarge)}
      // Chromium does not scroll to a picture of which it sees a fraction of a pixel
      onKeyUp={({ key }) => key === 'Tab' && onReach()}
    >
      <Picture {...source} priority={isFirst} />
    </a>
  );
}

interface ThumbnailsProps {
  /** Begins the ids of the slides. */
  id: string;
  pictures: readonly GalleryPicture[];
  current: number;
  onChoose: (index: number) => void;
}

function Thumbnails({ id, pictures, current, onChoose }: ThumbnailsProps) {
  return (
    <ol data-part="gallery-thumbnails" className={styles.thumbnails}>
      {pictures.map(({ label, thumbnail, large, fit }, index) => (
        <li key={large}>
          <a
            data-part="gallery-thumbnail"
            href={`#${id}-${index}`}
            className={styles.thumbnail}
            aria-current={index === current ? 'true' : undefined}
            onClick={(event) => onPlainClick(event, () => onChoose(index))}
          >
            <img src={thumbnail} alt={label} width="88" height="88" loading="lazy" decoding="async" data-fit={fit} />
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Calls `act` on a plain click; clicks that open a new tab or window are left to the browser. */
function onPlainClick(event: MouseEvent, act: () => void) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  act();
}
