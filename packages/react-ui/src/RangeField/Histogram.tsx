import styles from './RangeField.module.css';

interface HistogramProps {
  counts: readonly number[];
  /** The chosen part, as shares of the whole. */
  from: number;
  to: number;
}

const GAP = 0.12;

/** How things spread over a range, as bars; those in the chosen part are dark. */
export function Histogram({ counts, from, to }: HistogramProps) {
  const most = Math.max(1, ...counts);
  const isChosen = (index: number) => (index + 1) / counts.length > from && index / counts.length < to;
  return (
    <svg
      data-part="range-field-histogram"
      className={styles.histogram}
      viewBox={`0 0 ${counts.length} 1`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {counts.map((count, index) => (
        <rect
          key={index}
          x={index + GAP / 2}
          y={1 - count / most}
          width={1 - GAP}
          height={count / most}
          data-chosen={isChosen(index) ? '' : undefined}
        />
      ))}
    </svg>
  );
}
