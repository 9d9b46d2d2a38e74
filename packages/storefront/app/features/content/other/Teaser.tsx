import { Container, MediaCard, Text } from '@basin/react-ui';
import { CataloguePicture } from '../../../shell/pictures/CataloguePicture.tsx';
import { pictureSizes } from '../../../shell/pictures/picture-sizes.ts';
import type { PartProps } from '../part-props.ts';
import styles from './other.module.css';

/** A picture that links to another page. */
export function Teaser({ view: { heading, text, image, link } }: PartProps<'teaser'>) {
  return (
    <Container className={styles.root}>
      <MediaCard
        title={heading}
        headingLevel={2}
        href={link.path}
        className={styles.teaser}
        media={<CataloguePicture {...image} shape="wide" sizes={pictureSizes.besideWords} />}
      >
        <Text tone="muted">
          {text} <span>{link.title}</span>
        </Text>
      </MediaCard>
    </Container>
  );
}
