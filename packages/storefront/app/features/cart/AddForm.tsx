import { Button, Text } from '@basin/react-ui';
import { CustomerField } from '../../shell/forms/CustomerField.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { additionFields as field } from './addition.ts';
import { useAddition } from './use-addition.ts';

interface AddFormProps {
  readonly sku: string;
  readonly slug: string;
  readonly name: string;
}

/** Adds one unit of a product that has no options, with a plain form. With scripts the page stays open. */
export function AddForm({ sku, slug, name }: AddFormProps) {
  const { t, path } = useLanguage();
  const { onSubmit, isUnderWay, result } = useAddition({ name, sku });
  return (
    <form method="post" action={path('/cart')} onSubmit={onSubmit}>
      <CustomerField />
      <input type="hidden" name={field.sku} value={sku} />
      <input type="hidden" name={field.slug} value={slug} />
      <Button
        type="submit"
        name={field.intent}
        value="add"
        size="small"
        aria-label={t('product.addNamed', { name })}
        pending={isUnderWay}
      >
        {t('product.addToCart')}
      </Button>
      {result?.message && (
        <Text size="s" role={result.cart ? undefined : 'alert'}>
          {result.message}
        </Text>
      )}
    </form>
  );
}
