import { Container, Heading, LinkButton, Text } from '@basin/react-ui';
import { CataloguePicture } from '../../shell/pictures/CataloguePicture.tsx';
import { pictureSizes } from '../../shell/pictures/picture-sizes.ts';
import type { PartProps } from './part-props.ts';
import styles from './MediaText.module.css';

/** A picture beside text. */
export function MediaText({ view: { heading, text, image, side, link } }: PartProps<'media-text'>) {
  return (
    <Container render={<section />} className={styles.root} data-side={side}>
      <CataloguePicture {...image} sizes={pictureSizes.besideWords} className={styles.picture} />
      <div className={styles.words}>
        <Heading level={2}>{heading}</Heading>
        <Text size="l" tone="muted">
          {text}
        </Text>
        {link && <LinkButton href={link.path}>{link.title}</LinkButton>}
      </div>
    </Container>
  );
}
