import { Link, type LinkProps, useToast } from '@basin/react-ui';
import type { MouseEvent } from 'react';
import { useLanguage } from '../texts/TextsProvider.tsx';

/**
 * Downloads a file and reports success or failure. Before hydration it is a plain link to the file. @see catalogue spec
 * §8
 */
export function DownloadLink({ href, ...props }: LinkProps & { readonly href: string }) {
  const { t } = useLanguage();
  const toast = useToast();
  const save = async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    try {
      saveAs(nameOf(href), await fetchFile(href));
      toast({ text: t('download.done'), tone: 'success' });
    } catch {
      toast({ text: t('download.failed'), tone: 'danger' });
    }
  };
  return <Link {...props} href={href} target="_blank" onClick={(event) => void save(event)} />;
}

async function fetchFile(href: string): Promise<Blob> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`The request for the file ${href} returned status ${response.status}.`);
  return response.blob();
}

const nameOf = (href: string): string => new URL(href, location.href).pathname.split('/').at(-1) ?? '';

/** Saves a file under a name through a temporary download link. */
function saveAs(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url)); // later, when the browser has started to read it
}
