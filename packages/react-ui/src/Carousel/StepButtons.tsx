'use client';

import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Carousel.module.css';

interface StepButtonsProps {
  previousLabel: string;
  nextLabel: string;
  onStep: (by: 1 | -1) => void;
  /** Id of the row that the buttons scroll. */
  'aria-controls'?: string | undefined;
}

/** The buttons for the slide before and the next one. Their arrows follow the direction of the text. */
export function StepButtons({ previousLabel, nextLabel, onStep, ...props }: StepButtonsProps) {
  const shared = { ...props, className: styles.step };
  return (
    <>
      <IconButton {...shared} icon="arrow-left" label={previousLabel} onClick={() => onStep(-1)} />
      <IconButton {...shared} icon="arrow-right" label={nextLabel} onClick={() => onStep(1)} />
    </>
  );
}
