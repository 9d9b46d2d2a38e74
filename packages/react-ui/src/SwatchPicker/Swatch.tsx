import styles from './Swatch.module.css';

/** What a finish looks like: a picture or a plain colour. */
export interface SwatchFace {
  image?: string | undefined;
  /** A CSS colour. */
  color?: string | undefined;
}

/** A small square in a finish. Omit the label when the name is written next to it. */
export function Swatch({ image, color, label }: SwatchFace & { label?: string | undefined }) {
  return image === undefined ? (
    <svg data-part="swatch" className={styles.root} viewBox="0 0 1 1" {...nameOf(label)}>
      <rect width="1" height="1" fill={color} />
    </svg>
  ) : (
    <img
      data-part="swatch"
      className={styles.root}
      src={image}
      alt={label ?? ''}
      width="44"
      height="44"
      loading="lazy"
      decoding="async"
    />
  );
}

const nameOf = (label: string | undefined) =>
  label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
