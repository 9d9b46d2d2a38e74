interface SuggestionListProps {
  /** The id that the field names as its `list`. */
  readonly id: string | undefined;
  readonly values: readonly string[];
}

/** The texts that the browser suggests in a field. */
export const SuggestionList = ({ id, values }: SuggestionListProps) => (
  <datalist id={id}>
    {[...new Set(values)].map((value) => (
      <option key={value} value={value} />
    ))}
  </datalist>
);
