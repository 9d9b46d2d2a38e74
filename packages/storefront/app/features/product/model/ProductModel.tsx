import { ModelViewer, type ModelViewerProps } from '@basin/react-ui';
import { useLanguage } from '../../../shell/texts/TextsProvider.tsx';

export interface ProductModelProps {
  /** The URL of the model, in the current finish. */
  readonly url: string;
  readonly name: string;
}

/** A 3D model that opens on request. Its file is also among the product's documents. */
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

/** Loads the renderer only when a shopper opens the model. */
const loaderOf =
  (url: string): ModelViewerProps['load'] =>
  async (canvas, signal) => {
    const { loadModel } = await import('./load-model.ts');
    return loadModel(canvas, url, signal);
  };
