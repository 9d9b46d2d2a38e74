import { Container, Heading, Link, MediaCard, Text } from '@basin/react-ui';
import { CataloguePicture } from '../../shell/pictures/CataloguePicture.tsx';
import { pictureSizes } from '../../shell/pictures/picture-sizes.ts';
import type { PartProps } from './part-props.ts';
import styles from './PictureLinks.module.css';

/** Links with pictures. Items without a picture are listed below as text links. */
export function PictureLinks({ view: { heading, items } }: PartProps<'picture-links'>) {
  const pictured = items.filter((item) => item.image !== undefined);
  const columns = pictured.length % 4 > 0 && pictured.length % 3 === 0 ? 3 : 4;
  const plain = items.filter((item) => item.image === undefined);
  return (
    <Container className={styles.root}>
      {heading && (
        <Heading level={2} className={styles.heading}>
          {heading}
        </Heading>
      )}
      <ul className={styles.pictures} data-columns={columns}>
        {pictured.map(({ title, text, path, image }) => (
          <MediaCard
            key={path}
            render={<li />}
            title={title}
            href={path}
            headingLevel="none"
            media={image && <CataloguePicture {...image} sizes={pictureSizes[columns === 3 ? 'department' : 'link']} />}
          >
            {text && (
              <Text size="s" tone="muted">
                {text}
              </Text>
            )}
          </MediaCard>
        ))}
      </ul>
      {plain.length > 0 && (
        <ul className={styles.words}>
          {plain.map(({ title, path }) => (
            <li key={path}>
              <Link href={path} variant="quiet" className={styles.word}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Container>
  );
}
