import styles from './RangeField.module.css';

interface TrackProps {
  /** The component that the parts belong to. */
  part: string;
  /** The selected part, as fractions of the whole. */
  from: number;
  to: number;
}

/** The line under the thumbs, with the selected part drawn dark. */
export function Track({ part, from, to }: TrackProps) {
  return (
    <svg data-part={`${part}-track`} className={styles.track} aria-hidden>
      <rect data-part={`${part}-rail`} width="100%" height="100%" />
      <rect
        data-part={`${part}-chosen`}
        x={`${from * 100}%`}
        width={`${(to - from) * 100}%`}
        height="100%"
        className={styles.chosen}
      />
    </svg>
  );
}
