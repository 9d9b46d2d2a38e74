import { Breadcrumbs, type BreadcrumbsProps } from '@basin/react-ui';
import { useLanguage } from '../texts/TextsProvider.tsx';
import { StructuredData } from './StructuredData.tsx';
import { useShop } from './use-shop.ts';
import styles from './BreadcrumbTrail.module.css';

/** The breadcrumb of a page, with structured data for search engines. */
export function BreadcrumbTrail({ items, className }: Pick<BreadcrumbsProps, 'items' | 'className'>) {
  const { t } = useLanguage();
  const { origin } = useShop();
  const itemListElement = items.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href && origin + href,
  }));
  return (
    <>
      <Breadcrumbs label={t('nav.breadcrumb')} items={items} className={`${styles.root} ${className ?? ''}`} />
      <StructuredData facts={{ '@type': 'BreadcrumbList', itemListElement }} />
    </>
  );
}
