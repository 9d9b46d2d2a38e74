'use client';

import { useEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useStable } from '../use-stable.ts';
import styles from './ModelViewer.module.css';
import { enableTurning, type ModelView } from './turn-model.ts';

/** Texts of the viewer. */
export interface ModelLabels {
  open: ReactNode;
  close: string;
  /** Shown while the model is loading. */
  loading: ReactNode;
  /** Shown below the model: how to turn it. */
  hint: ReactNode;
  /** Replaces the model when it cannot be shown. */
  failed: ReactNode;
}

export interface ModelViewerProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name of the model, with how to turn it. */
  label: string;
  /** Texts of the viewer. */
  labels: ModelLabels;
  /**
   * Fetches the model when it is first opened and returns a function that draws it from a view, with any library. It is called again
   * after each turn; `signal` aborts when the viewer is closed.
   */
  load: (canvas: HTMLCanvasElement, signal: AbortSignal) => Promise<(view: ModelView) => void>;
}

type State = 'closed' | 'loading' | 'shown' | 'failed';

/** A 3D model behind a button: fetched when the button is pressed, turned by finger, mouse and arrow keys. */
export const ModelViewer = /* @__PURE__ */ forwardRef(function ModelViewer(props: ModelViewerProps) {
  const { label, labels, load, className, ...rest } = props;
  const [state, setState] = useState<State>('closed');
  const isOpen = state === 'loading' || state === 'shown';
  const { canvas, opener } = useFocusTransfer(isOpen);
  useModel(isOpen ? canvas : undefined, load, setState);
  return (
    <div data-part="model-viewer" {...rest} className={classNames(styles.root, className)}>
      {isOpen ? (
        // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- Escape closes the viewer, as the button does
        <div
          data-part="model-viewer-stage"
          className={styles.stage}
          aria-busy={state === 'loading'}
          onKeyDown={({ key }) => key === 'Escape' && setState('closed')}
        >
          <canvas
            data-part="model-viewer-canvas"
            ref={canvas}
            className={styles.canvas}
            role="img"
            tabIndex={0}
            aria-label={label}
          />
          <p data-part="model-viewer-hint" className={styles.hint}>
            {state === 'loading' ? <Spinner label={labels.loading} /> : labels.hint}
          </p>
          <IconButton icon="close" label={labels.close} className={styles.close} onClick={() => setState('closed')} />
        </div>
      ) : (
        <>
          {state === 'failed' && (
            <Notice tone="danger" role="status">
              {labels.failed}
            </Notice>
          )}
          <Button ref={opener} type="button" onClick={() => setState('loading')}>
            {labels.open}
          </Button>
        </>
      )}
    </div>
  );
});

/** Moves focus to the model when it opens, and back to the button when it closes. */
function useFocusTransfer(isOpen: boolean) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen !== wasOpen.current) (isOpen ? canvas : opener).current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { canvas, opener };
}

/** Draws the model on its canvas while the canvas is mounted. */
function useModel(
  canvas: { current: HTMLCanvasElement | null } | undefined,
  load: ModelViewerProps['load'],
  onStateChange: (state: State) => void,
) {
  const loadNow = useStable(load);
  const report = useStable(onStateChange);
  useEffect(() => {
    const element = canvas?.current;
    if (!element) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    loadNow(element, signal)
      .then((draw) => {
        if (signal.aborted) return;
        enableTurning(element, draw, signal);
        report('shown');
      })
      .catch(() => signal.aborted || report('failed')); // no WebGL or no network
    return () => ending.abort();
  }, [canvas, loadNow, report]);
}
