import { Badge, Container, Heading, MediaCard, Text } from '@basin/react-ui';
import { CataloguePicture } from '../../shell/pictures/CataloguePicture.tsx';
import { pictureSizes } from '../../shell/pictures/picture-sizes.ts';
import type { ArticleView } from './find-articles.server.ts';
import styles from './InspirationGallery.module.css';

interface InspirationGalleryProps {
  readonly view: { readonly heading?: string | undefined; readonly articles: readonly ArticleView[] };
}

/** What there is to read, or rooms to look at, by picture. */
export function InspirationGallery({ view: { heading, articles } }: InspirationGalleryProps) {
  if (articles.length === 0) return null;
  return (
    <Container render={<section />} className={styles.root}>
      {heading && <Heading level={2}>{heading}</Heading>}
      <ul className={styles.articles}>
        {articles.map(({ id, title, path, text, badge, ...picture }) => (
          <li key={id}>
            <MediaCard
              title={title}
              href={path}
              media={<CataloguePicture {...picture} alt={title} shape="wide" sizes={pictureSizes.article} />}
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
