interface HiddenFieldsProps {
  /** The names and values. A name may occur several times. */
  readonly fields: readonly (readonly [name: string, value: string | undefined])[];
}

/** Fields that a form sends and does not show. */
export const HiddenFields = ({ fields }: HiddenFieldsProps) =>
  fields.map(([name, value], index) => <input key={`${index} ${name}`} type="hidden" name={name} value={value} />);
