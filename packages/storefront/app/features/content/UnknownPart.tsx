import { Container, Notice } from '@basin/react-ui';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './UnknownPart.module.css';
import type { UnknownPagePart as Part } from './page-view.ts';

/** Explains to an editor why shoppers do not see this component. */
export default function UnknownPart({ view: { type, problem } }: Part) {
  const { t } = useLanguage();
  return (
    <Container className={styles.unknown}>
      <Notice tone="warning">
        {problem ? t('preview.unreadable', { type, problem }) : t('preview.unknown', { type })}
      </Notice>
    </Container>
  );
}
