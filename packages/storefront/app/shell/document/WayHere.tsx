import { Breadcrumbs, type BreadcrumbsProps } from '@basin/react-ui';
import { useLanguage } from '../texts/TextsProvider.tsx';
import { StructuredData } from './StructuredData.tsx';
import { useShop } from './use-shop.ts';
import styles from './WayHere.module.css';

/** The way from the front page to this one, for readers and for search engines. */
export function WayHere({ items, className }: Pick<BreadcrumbsProps, 'items' | 'className'>) {
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
