import { Badge, Container, Heading, Link, MediaCard, Text } from '@basin/react-ui';
import { useLocation } from 'react-router';
import { CataloguePicture } from '../../shell/pictures/CataloguePicture.tsx';
import { pictureSizes } from '../../shell/pictures/picture-sizes.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { ArticleTheme, ArticleView } from './find-articles.server.ts';
import styles from './InspirationGallery.module.css';

interface InspirationGalleryProps {
  readonly view: {
    readonly heading?: string | undefined;
    readonly articles: readonly ArticleView[];
    readonly themes?: readonly ArticleTheme[] | undefined;
  };
}

/** A gallery of articles or rooms. */
export function InspirationGallery({ view: { heading, articles, themes = [] } }: InspirationGalleryProps) {
  if (articles.length === 0) return null;
  const sizes = pictureSizes[articles.length > 2 ? 'article' : 'besideWords'];
  return (
    <Container render={<section />} className={styles.root}>
      {heading && (
        <Heading level={2} id={themes.length > 0 ? themesHash : undefined}>
          {heading}
        </Heading>
      )}
      {themes.length > 0 && <Themes themes={themes} />}
      <ul className={styles.articles}>
        {articles.map(({ id, title, path, text, badge, ...picture }) => (
          <li key={id}>
            <MediaCard
              title={title}
              href={path}
              media={<CataloguePicture {...picture} alt={title} shape="wide" sizes={sizes} />}
              badges={badge && <Badge>{badge}</Badge>}
            >
              {text && <Text tone="muted">{text}</Text>}
            </MediaCard>
          </li>
        ))}
      </ul>
    </Container>
  );
}

/** The hash of the articles, so that choosing a theme keeps the scroll position. */
const themesHash = 'articles';

/** The articles' themes, each a link to the same page with its articles, so no script is needed. */
function Themes({ themes }: { readonly themes: readonly ArticleTheme[] }) {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  const isAny = themes.every(({ isChosen }) => !isChosen);
  const links = [
    { label: t('articles.all'), search: '', isChosen: isAny },
    ...themes.map(({ key, ...theme }) => ({ ...theme, search: `?theme=${encodeURIComponent(key)}` })),
  ];
  return (
    <nav aria-label={t('articles.themes')}>
      <ul className={styles.themes}>
        {links.map(({ label, search, isChosen }) => (
          <li key={label}>
            <Link href={`${pathname}${search}#${themesHash}`} variant="quiet" aria-current={isChosen || undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
