import { Button, useToast } from '@basin/react-ui';
import { useIsInBrowser } from '../../shell/document/use-is-in-browser.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

/** Shares the page through the browser's share dialog or a copied link, and prints it. Both need scripts. */
export function SharePage({ name }: { readonly name: string }) {
  const { t } = useLanguage();
  const toast = useToast();
  const share = async () => {
    const url = location.href;
    try {
      if (Reflect.has(navigator, 'share')) await navigator.share({ title: name, url });
      else {
        await navigator.clipboard.writeText(url);
        toast({ text: t('share.copied'), tone: 'success' });
      }
    } catch (problem) {
      if (!isCancelled(problem)) toast({ text: t('share.failed', { url }), tone: 'warning' });
    }
  };
  if (!useIsInBrowser()) return null;
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => void share()}>
        {t('action.share')}
      </Button>
      <Button size="small" variant="quiet" onClick={() => print()}>
        {t('action.print')}
      </Button>
    </>
  );
}

/** Whether the shopper closed the browser's share dialog. */
const isCancelled = (problem: unknown) => problem instanceof DOMException && problem.name === 'AbortError';
