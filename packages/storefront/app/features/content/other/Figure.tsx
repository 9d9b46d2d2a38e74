import { Container, Text } from '@basin/react-ui';
import { CataloguePicture } from '../../../shell/pictures/CataloguePicture.tsx';
import { pictureSizes } from '../../../shell/pictures/picture-sizes.ts';
import type { PartProps } from '../part-props.ts';
import styles from './other.module.css';

/** One picture or two side by side, between the paragraphs of an article. */
export function Figure({ view: { images, caption } }: PartProps<'figure'>) {
  return (
    <Container render={<figure />} className={styles.figure}>
      <div className={styles.pair} data-count={images.length}>
        {images.map((image) => (
          <CataloguePicture key={image.name} {...image} sizes={pictureSizes.besideWords} />
        ))}
      </div>
      {caption && (
        <Text size="s" tone="muted" render={<figcaption />}>
          {caption}
        </Text>
      )}
    </Container>
  );
}
