import { Container } from '@basin/react-ui';
import { BreadcrumbTrail } from '../../shell/document/BreadcrumbTrail.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { PartProps } from './part-props.ts';
import styles from './PageBreadcrumb.module.css';

/** The breadcrumb of a content page. */
export function PageBreadcrumb({ view }: PartProps<'breadcrumb'>) {
  const { t } = useLanguage();
  const items = view.items.map(({ title, path }, index) => ({
    label: index === 0 ? t('nav.home') : title,
    href: path,
  }));
  return (
    <Container className={styles.root}>
      <BreadcrumbTrail items={items} />
    </Container>
  );
}
