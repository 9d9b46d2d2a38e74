import { Container, Heading, LinkButton, Stack, Text } from '@basin/react-ui';
import { FavouriteButton } from '../favourites/index.ts';
import { useHasFeature } from '../../shell/document/use-shop.ts';
import { CataloguePicture } from '../../shell/pictures/CataloguePicture.tsx';
import { pictureSizes } from '../../shell/pictures/picture-sizes.ts';
import { Notices } from '../../shell/notices/Notices.tsx';
import type { PartProps } from './part-props.ts';
import { Published } from './Published.tsx';
import styles from './Hero.module.css';

/** A full-width picture with a sentence and a link. On an article it has a save button. */
export function Hero({ view: { heading, text, image, focus, link }, page, headingLevel }: PartProps<'hero'>) {
  const { article } = page;
  const hasFavourites = useHasFeature('favourites');
  return (
    <section className={styles.root} data-article={article ? '' : undefined} data-focus={focus}>
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
              <Stack direction="row" align="center" gap={2}>
                <Published page={page} />
                {hasFavourites && (
                  <FavouriteButton target={{ article: article.favourite }} name={heading} isSaved={article.isSaved} />
                )}
              </Stack>
              <Notices notices={article.notices} />
            </>
          )}
        </div>
      </Container>
    </section>
  );
}
