import { Container, Heading, Link, Text } from '@basin/react-ui';
import { CataloguePicture } from '../../../shell/pictures/CataloguePicture.tsx';
import { pictureSizes } from '../../../shell/pictures/picture-sizes.ts';
import { useLanguage } from '../../../shell/texts/TextsProvider.tsx';
import type { PartProps } from '../part-props.ts';
import styles from './other.module.css';

/** Press news, newest first. */
export function PressLanding({ view: { heading, items } }: PartProps<'press-landing'>) {
  const { day } = useLanguage();
  const newestFirst = items.toSorted((one, other) => other.date.localeCompare(one.date));
  return (
    <Container render={<section />} className={styles.root}>
      {heading && <Heading level={2}>{heading}</Heading>}
      <ul className={styles.newsList}>
        {newestFirst.map(({ date, title, text, path, image }) => (
          <li key={path} className={`${styles.item} ${styles.news}`}>
            {image && <CataloguePicture {...image} sizes={pictureSizes.besideRoom} className={styles.newsPicture} />}
            <Text size="s" tone="muted" render={<time dateTime={date} />}>
              {day(new Date(`${date}T12:00:00-06:00`))}
            </Text>
            <Heading level={heading ? 3 : 2} size="title">
              <Link href={path} variant="quiet">
                {title}
              </Link>
            </Heading>
            {text && <Text>{text}</Text>}
          </li>
        ))}
      </ul>
    </Container>
  );
}
