'use client';

import { useEffect, useRef, type PointerEvent } from 'react';
import styles from './Gallery.module.css';
import type { GalleryPicture } from './gallery-picture.ts';

interface MagnifiedPictureProps {
  picture: GalleryPicture;
  /** Called when the picture is pressed. */
  onLeave: () => void;
}

/** A picture magnified in place to more than twice its size; it scrolls and follows the mouse. */
export function MagnifiedPicture({ picture: { large, alt, fit }, onLeave }: MagnifiedPictureProps) {
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = pane;
    if (current === null) return;
    scrollToPoint(current, 0.5, 0.5);
    current.focus({ preventScroll: true });
  }, []);
  const follow = ({ currentTarget, pointerType, clientX, clientY }: PointerEvent<HTMLElement>) => {
    if (pointerType !== 'mouse') return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    scrollToPoint(currentTarget, (clientX - left) / width, (clientY - top) / height);
  };
  return (
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions -- Escape and the button do the same
    <div
      ref={pane}
      data-part="gallery-near"
      className={styles.near}
      role="region"
      aria-label={alt}
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- makes it scrollable by keyboard
      tabIndex={0}
      onPointerMove={follow}
      onClick={onLeave}
    >
      <img data-part="gallery-near-picture" src={large} alt={alt} data-fit={fit} className={styles.nearPicture} />
    </div>
  );
}

/** Scrolls to a point given as fractions of the width and height: 0.5, 0.5 is the middle. */
function scrollToPoint(pane: HTMLElement, across: number, down: number): void {
  pane.scrollLeft = across * (pane.scrollWidth - pane.clientWidth);
  pane.scrollTop = down * (pane.scrollHeight - pane.clientHeight);
}
