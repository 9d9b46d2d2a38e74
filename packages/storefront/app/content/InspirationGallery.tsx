import { Badge, Container, Heading, MediaCard, Text } from '@basin/react-ui';
import { CataloguePicture } from '../components/CataloguePicture.tsx';
import { pictureSizes } from '../components/picture-sizes.ts';
import type { PartProps } from './ContentPage.tsx';
import styles from './InspirationGallery.module.css';

/** What there is to read, or rooms to look at, by picture. */
export function InspirationGallery({
  view: { heading, articles },
}: PartProps<'inspiration-gallery' | 'rooms-with-product'>) {
  if (articles.length === 0) return null;
  return (
    <Container as="section" className={styles.root}>
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
