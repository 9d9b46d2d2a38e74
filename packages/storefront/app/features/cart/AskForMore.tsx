import { Link } from '@basin/react-ui';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

interface AskForMoreProps {
  readonly modelNumber: string;
  readonly quantity: number;
  /** What it says. */
  readonly text: string;
  /** What it says where several stand on a page, such as with the name of the product. */
  readonly label?: string;
}

/** Leads to a letter that names the product and the quantity. */
export function AskForMore({ modelNumber, quantity, text, label }: AskForMoreProps) {
  const { path } = useLanguage();
  const query = new URLSearchParams({ modelNumber, quantity: String(quantity) });
  return (
    <Link href={`${path('/support/contact')}?${query.toString()}`} aria-label={label}>
      {text}
    </Link>
  );
}
