'use client';

import { useEffect, useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useStable } from '../use-stable.ts';
import styles from './Carousel.module.css';
import { useSlides } from './use-slides.ts';

/** How long a slide stays. */
const CAROUSEL_DELAY_MS = 5000;

export interface CarouselProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Names the region. */
  label: string;
  slides: readonly ReactNode[];
  /** Moves on by itself; never under reduced motion, nor while pointed at or in focus. */
  autoplay?: boolean | undefined;
  pauseLabel: string;
  playLabel: string;
  previousLabel: string;
  nextLabel: string;
}

/** Slides in a row that scrolls by touch, wheel and buttons; before scripts load it is the scrolling row alone. */
export const Carousel = /* @__PURE__ */ forwardRef(function Carousel(props: CarouselProps) {
  const {
    label,
    slides,
    autoplay = false,
    pauseLabel,
    playLabel,
    previousLabel,
    nextLabel,
    className,
    ...rest
  } = props;
  const { row, current, show } = useSlides(slides.length);
  const [playing, setPlaying] = useState(autoplay);
  const [held, setHeld] = useState(false);
  const listId = useId();
  const advance = useStable(() => show(current + 1));
  useEffect(() => {
    if (!playing || held || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setTimeout(advance, CAROUSEL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [playing, held, current, advance]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <section
      data-part="carousel"
      aria-label={label}
      {...rest}
      className={classNames(styles.root, className)}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <div data-part="carousel-controls" className={styles.controls}>
        {autoplay && (
          <IconButton
            data-part="carousel-pause"
            icon={playing ? 'pause' : 'play'}
            label={playing ? pauseLabel : playLabel}
            className={styles.pause}
            onClick={() => setPlaying(!playing)}
          />
        )}
        <IconButton icon="arrow-left" label={previousLabel} aria-controls={listId} onClick={() => show(current - 1)} />
        <IconButton icon="arrow-right" label={nextLabel} aria-controls={listId} onClick={() => show(current + 1)} />
      </div>
      <ul
        data-part="carousel-row"
        id={listId}
        ref={row}
        className={styles.row}
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- so that it scrolls by keyboard before scripts load
        tabIndex={0}
        aria-live={playing ? 'off' : 'polite'}
      >
        {slides.map((slide, index) => (
          <li
            data-part="carousel-slide"
            key={index}
            className={styles.slide}
            aria-current={index === current ? 'true' : undefined}
          >
            {slide}
          </li>
        ))}
      </ul>
    </section>
  );
});
