import { Button, Stack, Text } from '@basin/react-ui';
import type { Sample } from '@basin/sdk';
import { additionFields as field } from '../cart/index.ts';
import { CustomerField } from '../../shell/forms/CustomerField.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

export interface SampleFormProps {
  readonly sample: Sample;
  /** The slug of the sample's product. */
  readonly slug: string;
  /** Whether the sample shows a finish rather than the product itself, as with tile. */
  readonly isOfFinish: boolean;
}

/** Adds a sample of the chosen finish to the cart, with a plain form that opens the cart. */
export function SampleForm({ sample: { sku, price }, slug, isOfFinish }: SampleFormProps) {
  const { t, money, path } = useLanguage();
  return (
    <Stack render={<form method="post" action={path('/cart')} />} gap={2}>
      <CustomerField />
      <input type="hidden" name={field.sku} value={sku} />
      <input type="hidden" name={field.slug} value={slug} />
      <input type="hidden" name={field.intent} value="add" />
      <Button type="submit" wide aria-describedby="sample-price">
        {t(isOfFinish ? 'product.sample.finish' : 'product.sample')}
      </Button>
      <Text size="s" tone="muted" id="sample-price">
        {price.cents === 0 ? t('product.sample.free') : t('product.sample.price', { price: money(price) })}
      </Text>
    </Stack>
  );
}
