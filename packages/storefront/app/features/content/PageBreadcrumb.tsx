import { Container } from '@basin/react-ui';
import { WayHere } from '../../shell/document/WayHere.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { PartProps } from './part-props.ts';
import styles from './PageBreadcrumb.module.css';

/** The way from the front page to this one. */
export function PageBreadcrumb({ view }: PartProps<'breadcrumb'>) {
  const { t } = useLanguage();
  const items = view.items.map(({ title, path }, index) => ({
    label: index === 0 ? t('nav.home') : title,
    href: path,
  }));
  return (
    <Container className={styles.root}>
      <WayHere items={items} />
    </Container>
  );
}
