import { Button, Text } from '@basin/react-ui';
import { useIsInBrowser } from '../../shell/document/use-is-in-browser.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { additionFields as field } from './addition.ts';
import { useAddition } from './use-addition.ts';

interface AddFormProps {
  readonly sku: string;
  readonly slug: string;
  readonly name: string;
}

/** Adds one of a product that needs no choice: a plain form to the cart. With scripts the page stays. */
export function AddForm({ sku, slug, name }: AddFormProps) {
  const { t, path } = useLanguage();
  const isInBrowser = useIsInBrowser();
  const { Form, state, data } = useAddition(name);
  return (
    <Form method="post" action={path('/cart')}>
      <input type="hidden" name={field.sku} value={sku} />
      <input type="hidden" name={field.slug} value={slug} />
      {isInBrowser && <input type="hidden" name={field.stay} value="true" />}
      <Button
        type="submit"
        name={field.intent}
        value="add"
        size="small"
        aria-label={t('product.addNamed', { name })}
        pending={state !== 'idle'}
      >
        {t('product.addToCart')}
      </Button>
      {data?.message && (
        <Text size="s" role="status">
          {data.message}
        </Text>
      )}
    </Form>
  );
}
