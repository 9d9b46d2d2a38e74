import { ModelViewer, type ModelViewerProps } from '@basin/react-ui';
import { useLanguage } from '../../../shell/texts/TextsProvider.tsx';

export interface ProductModelProps {
  /** Address of the model, in the finish that is shown. */
  readonly url: string;
  readonly name: string;
}

/** The product in three dimensions, when it is asked for; the file itself is among its documents. */
export function ProductModel({ url, name }: ProductModelProps) {
  const { t } = useLanguage();
  return (
    <ModelViewer
      label={t('product.model.label', { name })}
      labels={{
        open: t('product.model.open'),
        close: t('action.close'),
        loading: t('product.model.loading'),
        hint: t('product.model.hint'),
        failed: t('product.model.failed'),
      }}
      load={loaderOf(url)}
    />
  );
}

/** What draws is fetched only now: nobody pays for a model who does not look at it. */
const loaderOf =
  (url: string): ModelViewerProps['load'] =>
  async (canvas, signal) => {
    const { loadModel } = await import('./load-model.ts');
    return loadModel(canvas, url, signal);
  };
