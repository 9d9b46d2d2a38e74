import { Carousel, Container, Heading, MediaCard } from '@basin/react-ui';
import { CataloguePicture } from '../../../shell/pictures/CataloguePicture.tsx';
import { pictureSizes } from '../../../shell/pictures/picture-sizes.ts';
import { useLanguage } from '../../../shell/texts/TextsProvider.tsx';
import type { PartProps } from '../part-props.ts';
import styles from './other.module.css';

/** More articles, in a carousel. */
export function BlogCarousel({ view: { heading, articles } }: PartProps<'blog-carousel'>) {
  const { t } = useLanguage();
  if (articles.length === 0) return null;
  return (
    <Container render={<section />} className={styles.root}>
      <Heading level={2}>{heading}</Heading>
      <Carousel
        label={heading}
        className={styles.carousel}
        autoplay
        pauseLabel={t('carousel.pause')}
        playLabel={t('carousel.play')}
        previousLabel={t('carousel.previous')}
        nextLabel={t('carousel.next')}
        slides={articles.map(({ id, title, path, name, placeholder }) => (
          <MediaCard
            key={id}
            title={title}
            href={path}
            media={
              <CataloguePicture
                name={name}
                placeholder={placeholder}
                alt=""
                shape="wide"
                sizes={pictureSizes.article}
              />
            }
          />
        ))}
      />
    </Container>
  );
}
