'use client';

import { useEffect, useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useStable } from '../use-stable.ts';
import styles from './Carousel.module.css';
import { StepButtons } from './StepButtons.tsx';
import { useSlides } from './use-slides.ts';

/** How long each slide stays. */
const turnDelayMs = 5000;

export interface CarouselProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Accessible name of the region. */
  label: string;
  /** The slides in order. */
  slides: readonly ReactNode[];
  /** Advances by itself, except under reduced motion and while hovered or focused. */
  autoplay?: boolean | undefined;
  /** Accessible name of the button that stops the slides. */
  pauseLabel: string;
  /** Accessible name of the button that starts them again. */
  playLabel: string;
  /** Accessible name of the button for the slide before. */
  previousLabel: string;
  /** Accessible name of the button for the next slide. */
  nextLabel: string;
}

/** Slides in a row that scrolls by touch, wheel and buttons. Before scripts load only the scrolling row is shown. */
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
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isInUse = isHovered || isFocused;
  const listId = useId();
  const advance = useStable(() => show(current + 1));
  useEffect(() => {
    if (!playing || isInUse || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setTimeout(advance, turnDelayMs);
    return () => clearTimeout(timer);
  }, [playing, isInUse, current, advance]);
  return (
    <section
      data-part="carousel"
      aria-label={label}
      {...rest}
      className={classNames(styles.root, className)}
      // captured, because the props may contain handlers of the events that bubble
      onPointerOverCapture={() => setIsHovered(true)}
      onPointerOutCapture={() => setIsHovered(false)}
      onFocusCapture={() => setIsFocused(true)}
      onBlurCapture={() => setIsFocused(false)}
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
        <StepButtons
          previousLabel={previousLabel}
          nextLabel={nextLabel}
          aria-controls={listId}
          onStep={(by) => show(current + by)}
        />
      </div>
      <ul
        data-part="carousel-row"
        id={listId}
        ref={row}
        className={styles.row}
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- makes it scrollable by keyboard before scripts load
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
