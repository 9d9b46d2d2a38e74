import styles from './RangeField.module.css';

interface HistogramProps {
  counts: readonly number[];
  /** The selected part, as fractions of the whole. */
  from: number;
  to: number;
}

const barGap = 0.12;
const shortened = (number: number) => Math.round(number * 1000) / 1000;

/** The distribution of items over a range, as bars; those in the selected part are dark. */
export function Histogram({ counts, from, to }: HistogramProps) {
  const most = Math.max(1, ...counts);
  const isChosen = (index: number) => (index + 1) / counts.length > from && index / counts.length < to;
  const bar = (count: number, index: number) =>
    `M${shortened(index + barGap / 2)} 1v${shortened(-count / most)}h${shortened(1 - barGap)}V1z`;
  const bars = counts.map((count, index) => ({ path: count > 0 ? bar(count, index) : '', chosen: isChosen(index) }));
  const pathOf = (chosen: boolean) => bars.map((each) => (each.chosen === chosen ? each.path : '')).join('');
  return (
    <svg
      data-part="range-field-histogram"
      className={styles.histogram}
      viewBox={`0 0 ${counts.length} 1`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <path d={pathOf(false)} />
      <path d={pathOf(true)} data-chosen="" />
    </svg>
  );
}
