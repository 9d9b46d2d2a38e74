import { MediaCard } from '@basin/react-ui';
import { useShop } from '../document/use-shop.ts';
import { useLanguage } from '../texts/TextsProvider.tsx';
import { CataloguePicture } from '../pictures/CataloguePicture.tsx';
import styles from './Departments.module.css';
import { pictureSizes } from '../pictures/picture-sizes.ts';

/** The shop's departments with pictures, for pages without other content. */
export function Departments({ headingLevel = 2 }: { readonly headingLevel?: 2 | 3 }) {
  const { t } = useLanguage();
  const { navigation } = useShop();
  return (
    <ul aria-label={t('nav.products')} className={styles.root}>
      {navigation.groups.map(({ title, path, image }) =>
        image === undefined ? null : (
          <li key={path}>
            <MediaCard
              title={title}
              href={path}
              headingLevel={headingLevel}
              media={<CataloguePicture {...image} sizes={pictureSizes.department} />}
            />
          </li>
        ),
      )}
    </ul>
  );
}
