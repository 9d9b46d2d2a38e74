import { Heading, MediaCard, Notice, Stack, Text } from '@basin/react-ui';
import { ProductCard } from '../catalogue/index.ts';
import { CataloguePicture } from '../../shell/pictures/CataloguePicture.tsx';
import { pictureSizes } from '../../shell/pictures/picture-sizes.ts';
import { Departments } from '../../shell/header/Departments.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import { EmptyPageLink } from '../../shell/document/EmptyPageLink.tsx';
import { usePageModel } from '../../shell/document/page-model.ts';
import { Pages } from '../../shell/document/Pages.tsx';
import { PageTitle } from '../../shell/document/PageTitle.tsx';
import { useFocusAfter } from '../../shell/document/use-focus-after.ts';
import { Notices } from '../../shell/notices/Notices.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { SavedArticleView, SavedProductView } from './load-favourites.server.ts';
import styles from './favourites.module.css';
import type { PageProps } from '../../shell/document/page-props.ts';
import type { loadFavouritesPage } from './favourites-page.server.ts';

/** A customer's favourite products and articles. */
export function FavouritesPage({ loaderData }: PageProps<typeof loadFavouritesPage>) {
  const { products, articles, isFailed, notices, page, pages } = loaderData;
  const { t } = useLanguage();
  const { emptyText = t('favourites.none') } = usePageModel();
  const heading = useFocusAfter<HTMLHeadingElement>(products.length + articles.length, { preventScroll: true });
  return (
    <>
      <PageTitle ref={heading} title={t('favourites.title')} />
      <Notices notices={notices} />
      {isFailed && <Notice tone="danger">{t('favourites.failed')}</Notice>}
      {!isFailed && products.length + articles.length === 0 && (
        <>
          <Text>{emptyText}</Text>
          <div>
            <EmptyPageLink />
          </div>
          <Departments />
        </>
      )}
      {products.length > 0 && <Products products={products} />}
      <Pages page={page} pages={pages} />
      {articles.length > 0 && <Articles articles={articles} />}
    </>
  );
}

function Products({ products }: { readonly products: readonly SavedProductView[] }) {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="products" className={styles.section}>
      <Heading level={2} id="products">
        {t('favourites.products')}
      </Heading>
      <ul className={styles.products}>
        {products.map(({ sku, name, card }) => {
          const removeButton = <FavouriteButton target={{ sku }} name={name} isSaved />;
          return (
            <li key={sku}>
              {card ? (
                <ProductCard product={card} place="grid" headingLevel={3} actions={removeButton} />
              ) : (
                <Stack gap={2}>
                  <Text>{name}</Text>
                  {removeButton}
                </Stack>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Articles({ articles }: { readonly articles: readonly SavedArticleView[] }) {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="articles" className={styles.section}>
      <Heading level={2} id="articles">
        {t('favourites.articles')}
      </Heading>
      <ul className={styles.articles}>
        {articles.map(({ link, path, title, text, picture }) => (
          <li key={link}>
            <MediaCard
              title={title}
              href={path}
              headingLevel={3}
              actions={<FavouriteButton target={{ article: link }} name={title} isSaved />}
              media={picture && <CataloguePicture name={picture} alt="" shape="wide" sizes={pictureSizes.article} />}
            >
              {text && <Text tone="muted">{text}</Text>}
            </MediaCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
