import { Button, Container, Heading, Text } from '@basin/react-ui';
import { useRef, useState } from 'react';
import { useIsInBrowser } from '../../../shell/document/use-is-in-browser.ts';
import { useShop } from '../../../shell/document/use-shop.ts';
import { embedsFrom } from '../../../shell/embeds/embeds.ts';
import { useLanguage } from '../../../shell/texts/TextsProvider.tsx';
import type { PartProps } from '../part-props.ts';
import styles from './other.module.css';

type State = 'idle' | 'loading' | 'shown' | 'failed';

/**
 * A video whose provider script loads on request. Renders nothing when no provider is configured. @see platform spec §9
 */
export function Video({ view: { heading, text, videoId } }: PartProps<'video'>) {
  const { t } = useLanguage();
  const { embeds } = useShop();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('idle');
  if (!useIsInBrowser() || !embeds.video) return null;
  const show = async () => {
    if (!place.current) return;
    setState('loading');
    setState((await embedsFrom(embeds).showVideo(place.current, videoId)) ? 'shown' : 'failed');
  };
  return (
    <Container render={<section />} className={styles.root}>
      <Heading level={2}>{heading}</Heading>
      {text && <Text>{text}</Text>}
      <div ref={place} />
      {state !== 'shown' && (
        <div>
          <Button pending={state === 'loading'} onClick={() => void show()}>
            {t('video.play')}
          </Button>
          <Text size="s" tone="muted" role="status">
            {t(state === 'failed' ? 'video.none' : 'video.note')}
          </Text>
        </div>
      )}
    </Container>
  );
}
