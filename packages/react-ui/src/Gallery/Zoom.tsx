'use client';

import { useId, useState, type KeyboardEvent, type Ref } from 'react';
import { Button } from '../Button/Button.tsx';
import { StepButtons } from '../Carousel/StepButtons.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { flag } from '../flag.ts';
import { forwardKey } from '../forward-key.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Gallery.module.css';
import type { GalleryPicture } from './gallery-picture.ts';

/** Texts of the enlarged view. */
export interface ZoomLabels {
  /** Precedes the picture's name: "Enlarge". */
  open: string;
  close: string;
  /** Label of the button that magnifies a picture in place: "Magnify". */
  inPlace: string;
  zoomIn: string;
  zoomOut: string;
}

interface ZoomProps {
  dialog: Ref<HTMLDialogElement>;
  labels: ZoomLabels;
  picture: GalleryPicture | undefined;
  previousLabel: string;
  nextLabel: string;
  /** Shows the picture that many places further; undefined for a single picture. */
  onMove: ((by: 1 | -1) => void) | undefined;
  /** Called when the view has closed. */
  onLeave: () => void;
}

/** A picture over the whole window, fitted or at full size; at full size it scrolls. */
export function Zoom({ dialog, labels, picture, previousLabel, nextLabel, onMove, onLeave }: ZoomProps) {
  const [isFullSize, setIsFullSize] = useState(false);
  const [opened, setOpened] = useState(false);
  const [moved, setMoved] = useState(false);
  const id = useId();
  if (picture === undefined) return null;
  const move = (by: 1 | -1) => {
    setIsFullSize(false);
    setMoved(true);
    onMove?.(by);
  };
  // at full size the arrow keys scroll the picture
  const moveByKey = ({ key, currentTarget }: KeyboardEvent) => {
    if (isFullSize || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return;
    move(key === forwardKey(currentTarget) ? 1 : -1);
  };
  return (
    <Dialog
      id={id}
      ref={dialog}
      title={picture.label}
      closeLabel={labels.close}
      width="full"
      onOpenChange={setOpened}
      onClose={() => {
        setIsFullSize(false);
        setMoved(false);
        onLeave();
      }}
      onKeyDown={moveByKey}
      footer={
        <>
          {onMove && <StepButtons previousLabel={previousLabel} nextLabel={nextLabel} onStep={move} />}
          <Button variant="quiet" aria-pressed={isFullSize} onClick={() => setIsFullSize(!isFullSize)}>
            <Icon name={isFullSize ? 'zoom-out' : 'zoom-in'} />
            {isFullSize ? labels.zoomOut : labels.zoomIn}
          </Button>
        </>
      }
    >
      <VisuallyHidden role="status">{moved && picture.label}</VisuallyHidden>
      <div
        data-part="gallery-pane"
        className={styles.pane}
        data-near={flag(isFullSize)}
        role="region"
        aria-label={picture.alt}
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- makes it scrollable by keyboard
        tabIndex={0}
      >
        {opened && (
          <img
            key={picture.large}
            data-part="gallery-large"
            src={picture.large}
            alt={picture.alt}
            className={styles.large}
          />
        )}
      </div>
    </Dialog>
  );
}
