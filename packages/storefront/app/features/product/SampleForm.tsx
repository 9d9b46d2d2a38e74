import { Button, Link, Notice, Stack, Text } from '@basin/react-ui';
import type { Sample } from '@basin/sdk';
import { additionFields as field, useAddition } from '../cart/index.ts';
import { CustomerField } from '../../shell/forms/CustomerField.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { ProductView } from './product-view.ts';

export interface SampleFormProps {
  readonly sample: Sample;
  readonly product: Pick<ProductView, 'name' | 'slug' | 'coverage'>;
}

/** Adds a sample of the chosen finish to the cart, with a plain form. With scripts the page and its planned room stay. */
export function SampleForm({ sample: { sku, price }, product: { name, slug, coverage } }: SampleFormProps) {
  const { t, money, path } = useLanguage();
  const { onSubmit, isUnderWay, result } = useAddition({ sku, name: t('product.sample.named', { name }) });
  return (
    <Stack render={<form method="post" action={path('/cart')} onSubmit={onSubmit} />} gap={2}>
      <CustomerField />
      <input type="hidden" name={field.sku} value={sku} />
      <input type="hidden" name={field.slug} value={slug} />
      <Button type="submit" name={field.intent} value="add" wide aria-describedby="sample-price" pending={isUnderWay}>
        {t(coverage === null ? 'product.sample.finish' : 'product.sample')}
      </Button>
      <Text size="s" tone="muted" id="sample-price">
        {price.cents === 0 ? t('product.sample.free') : t('product.sample.price', { price: money(price) })}
      </Text>
      {result?.message && (
        <Notice role="alert" actions={<Link href={path('/cart')}>{t('cart.preview.view')}</Link>}>
          {result.message}
        </Notice>
      )}
    </Stack>
  );
}
