import { RadioGroup, Text } from '@basin/react-ui';
import { additionFields } from '../../cart/addition.ts';
import type { ProductCardView } from '../../catalogue/product-card.ts';
import { useLanguage } from '../../texts/TextsProvider.tsx';
import styles from './RequiredAccessories.module.css';

/**
 * What must be there before the product can be fitted. Each asks for an answer: the browser itself holds the form back
 * until all have one.
 */
export function RequiredAccessories({ accessories }: { accessories: readonly ProductCardView[] }) {
  const { t, money } = useLanguage();
  return (
    <section className={styles.root} aria-labelledby="required-accessories">
      <h2 id="required-accessories" className={styles.title}>
        {t('product.accessories.required')}
      </h2>
      <Text size="s" tone="muted">
        {t('product.accessories.required.hint')}
      </Text>
      {accessories.map(({ sku, name, price }) => (
        <RadioGroup
          key={sku}
          legend={name}
          name={additionFields.accessoryPrefix + sku}
          required
          options={[
            { value: 'add', label: t('product.accessories.add'), note: price && money(price.from) },
            { value: 'have', label: t('product.accessories.have') },
          ]}
        />
      ))}
    </section>
  );
}
