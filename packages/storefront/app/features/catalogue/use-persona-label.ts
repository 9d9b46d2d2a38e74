import { useShop } from '../../shell/document/use-shop.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

/** Returns the name of the prices that the shopper's group has, or undefined for standard prices. */
export function usePersonaLabel(): string | undefined {
  const { t } = useLanguage();
  const { persona } = useShop();
  return persona === 'TVS' || persona === 'FAF' || persona === 'CAS' ? t(`price.persona.${persona}`) : undefined;
}
