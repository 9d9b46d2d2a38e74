import { Container, Heading, LinkButton, Text } from '@basin/react-ui';
import { CataloguePicture } from '../components/CataloguePicture.tsx';
import { pictureSizes } from '../components/picture-sizes.ts';
import { FavouriteButton } from '../favourites/FavouriteButton.tsx';
import { Notices } from '../notices/Notices.tsx';
import type { PartProps } from './ContentPage.tsx';
import styles from './Hero.module.css';

/** A room over the whole width, a sentence and a way in; over an article, also the way to save it. */
export function Hero({ view: { heading, text, image, link }, page: { article }, headingLevel }: PartProps<'hero'>) {
  return (
    <section className={styles.root}>
      <CataloguePicture
        {...image}
        shape="wide"
        sizes={pictureSizes.hero}
        priority={headingLevel === 1}
        className={styles.picture}
      />
      <Container className={styles.words}>
        <Heading level={headingLevel} size="hero" className={styles.heading}>
          {heading}
        </Heading>
        <div className={styles.invitation}>
          {text && <Text size="l">{text}</Text>}
          {link && (
            <LinkButton href={link.path} variant="primary">
              {link.title}
            </LinkButton>
          )}
          {article && (
            <>
              <Notices notices={article.notices} />
              <FavouriteButton what={{ article: article.path }} name={heading} isSaved={article.isSaved} />
            </>
          )}
        </div>
      </Container>
    </section>
  );
}
