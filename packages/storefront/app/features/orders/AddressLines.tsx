import type { PostalAddress } from '@basin/sdk';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './AddressLines.module.css';

/** A postal address, formatted as on a parcel. */
export function AddressLines({ address }: { readonly address: PostalAddress }) {
  const { firstName, lastName, company, line1, line2, city, state, postalCode, country } = address;
  const language = useLanguage();
  const lines = [
    [firstName, lastName],
    [company],
    [line1],
    [line2],
    [city && `${city},`, state, postalCode],
    [country && language.country(country)],
  ];
  const written = lines.map((parts) => parts.filter(Boolean).join(' ')).filter((line) => line !== '');
  return (
    <address className={styles.root}>
      {written.map((line, index) => (
        // equal lines, such as a company that is named after its owner
        <div key={index}>{line}</div>
      ))}
    </address>
  );
}
