import styles from './ProductName.module.css';

/** Words with a hyphen, and a size with its unit: at an odd place of what it splits. */
const kept = /([\p{L}\d]+(?:-[\p{L}\d]+)+|\d[\d ×x./]* (?:in\.|cm|mm))/u;

/** A product's name, whose hyphenated words and sizes stay on one line. */
export const ProductName = ({ name }: { name: string }) =>
  name.split(kept).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} className={styles.kept}>
        {part}
      </span>
    ),
  );
