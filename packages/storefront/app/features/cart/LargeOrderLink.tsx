import { Link } from '@basin/react-ui';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

interface LargeOrderLinkProps {
  readonly modelNumber: string;
  readonly quantity: number;
  /** The visible text. */
  readonly text: string;
  /** The accessible name, for pages with several of these links: includes the product name, for example. */
  readonly label?: string;
}

/** Links to the contact form, prefilled with the model number and quantity. */
export function LargeOrderLink({ modelNumber, quantity, text, label }: LargeOrderLinkProps) {
  const { path } = useLanguage();
  const query = new URLSearchParams({ modelNumber, quantity: String(quantity) });
  return (
    <Link href={`${path('/support/contact')}?${query.toString()}`} aria-label={label}>
      {text}
    </Link>
  );
}
