import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { paths } from '../Icon/paths.ts';
import { Grid, Stack } from '../Layout/Layout.tsx';
import { breakpointsPx, space, text } from '../tokens/tokens.ts';
import { Text } from '../Typography/Typography.tsx';
import styles from './Specimens.module.css';

const samples = ['Water, metal, light', 'L’eau, le métal, la lumière'];

/** All text sizes, in both languages. */
export const TypeSpecimens = () => (
  <div className={`sb-unstyled ${styles.board}`}>
    {Object.entries(text).map(([name, size]) => (
      <div key={name} className={styles.row}>
        <code>--basin-text-{name}</code> <small>{size}</small>
        {samples.map((sample) => (
          <p key={sample} className={styles.sample} data-size={name}>
            {sample}
          </p>
        ))}
      </div>
    ))}
  </div>
);

/** All icons with their names. */
export const IconSpecimens = () => (
  <div className={`sb-unstyled ${styles.board}`}>
    <ul className={styles.icons}>
      {(Object.keys(paths) as IconName[]).map((name) => (
        <li key={name}>
          <Icon name={name} /> <code>{name}</code>
        </li>
      ))}
    </ul>
  </div>
);

const cells = Array.from({ length: 8 }, (_, index) => index + 1);

/** The columns of a listing, the widths at which they change, and the space scale. */
export const GridSpecimens = () => (
  <div className={`sb-unstyled ${styles.board}`}>
    <Stack gap={5}>
      <Grid columns={2} tablet={3} desktop={4} gap={4}>
        {cells.map((cell) => (
          <Text key={cell} className={styles.cell}>
            {cell}
          </Text>
        ))}
      </Grid>
      <Text>
        Layout changes at {breakpointsPx.tablet} and {breakpointsPx.desktop} px. Steps of space:{' '}
        {Object.values(space).join(', ')}.
      </Text>
    </Stack>
  </div>
);

/** All durations, with a button that plays them. */
export function MotionSpecimens() {
  const [isAtEnd, setIsAtEnd] = useState(false);
  return (
    <div className={`sb-unstyled ${styles.board}`}>
      <Stack gap={4} align="start">
        <Button onClick={() => setIsAtEnd(!isAtEnd)}>Move</Button>
        {(['short', 'medium', 'long'] as const).map((duration) => (
          <div key={duration} className={styles.track} data-end={isAtEnd || undefined}>
            <span className={styles.mover} data-duration={duration} />
            <code>--basin-duration-{duration}</code>
          </div>
        ))}
      </Stack>
    </div>
  );
}
