import styles from './Swatch.module.css';

/** What a finish looks like: a picture of it, or a plain colour. */
export interface SwatchFace {
  image?: string | undefined;
  /** A CSS colour. */
  color?: string | undefined;
}

/** A small square of a finish; its name is the caller's. */
export function Swatch({ image, color }: SwatchFace) {
  return image === undefined ? (
    <svg data-part="swatch" className={styles.root} viewBox="0 0 1 1" aria-hidden>
      <rect width="1" height="1" fill={color} />
    </svg>
  ) : (
    <img
      data-part="swatch"
      className={styles.root}
      src={image}
      alt=""
      width="44"
      height="44"
      loading="lazy"
      decoding="async"
    />
  );
}
