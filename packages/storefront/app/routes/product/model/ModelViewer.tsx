import { Button, Notice } from '@basin/react-ui';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../texts/TextsProvider.tsx';
import styles from './ModelViewer.module.css';

export interface ModelViewerProps {
  /** Address of the model, in the finish that is shown. */
  readonly url: string;
  readonly name: string;
}

type State = 'closed' | 'loading' | 'shown' | 'failed';

/** The product in three dimensions, when it is asked for; the file itself is among its documents. */
export function ModelViewer({ url, name }: ModelViewerProps) {
  const { t } = useLanguage();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<State>('closed');
  const isOpen = state === 'loading' || state === 'shown';
  useEffect(() => {
    if (!isOpen || !canvas.current) return;
    const ending = new AbortController();
    const shown = show(canvas.current, url, ending.signal);
    shown.then(
      () => !ending.signal.aborted && setState('shown'),
      () => !ending.signal.aborted && setState('failed'), // no WebGL or no network: the file is still there to save
    );
    return () => {
      ending.abort();
      void shown.then(
        (end) => end(),
        () => undefined, // said above
      );
    };
  }, [isOpen, url]);
  if (!isOpen)
    return (
      <div className={styles.offer}>
        {state === 'failed' && (
          <Notice tone="danger" role="status">
            {t('product.model.failed')}
          </Notice>
        )}
        <Button type="button" onClick={() => setState('loading')}>
          {t('product.model.open')}
        </Button>
      </div>
    );
  return (
    <div className={styles.stage} aria-busy={state === 'loading'}>
      <canvas
        ref={canvas}
        className={styles.canvas}
        role="img"
        tabIndex={0}
        aria-label={t('product.model.label', { name })}
      />
      <p className={styles.hint}>{t(state === 'loading' ? 'product.model.loading' : 'product.model.hint')}</p>
    </div>
  );
}

/** Fetched only now: nobody pays for a model who does not look at it. */
async function show(canvas: HTMLCanvasElement, url: string, signal: AbortSignal): Promise<() => void> {
  const { showModel } = await import('./show-model.ts');
  return showModel(canvas, url, signal);
}
