import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './AddressLines.module.css';

export interface WrittenAddress {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly company?: string | undefined;
  readonly streetNumber?: string | undefined;
  readonly streetName?: string | undefined;
  readonly additionalStreetInfo?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly country?: string | undefined;
}

/** An address as one writes it on a parcel. */
export function AddressLines({ address }: { readonly address: WrittenAddress }) {
  const { firstName, lastName, company, streetNumber, streetName, additionalStreetInfo } = address;
  const { city, state, postalCode, country } = address;
  const language = useLanguage();
  const lines = [
    [firstName, lastName],
    [company],
    [streetNumber, streetName],
    [additionalStreetInfo],
    [city && `${city},`, state, postalCode],
    [country && language.country(country)],
  ];
  const written = lines.map((parts) => parts.filter(Boolean).join(' ')).filter((line) => line !== '');
  return (
    <address className={styles.root}>
      {written.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  );
}
