import { FileUpload, type FileUploadProps } from '@basin/react-ui';
import { useState } from 'react';
import { useIsInBrowser } from '../../shell/document/use-is-in-browser.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { linesOf, textOfFile } from './read-order-lines.ts';

/** The shop accepts forms of up to 64 KB, and each separator takes three bytes when encoded. */
const maxCharacters = 30_000;

type Uploads = NonNullable<FileUploadProps['uploads']>;

/** Copies the lines of a CSV file into the form for review. Before hydration the form uploads the file. */
export function CsvUpload({ onText }: { readonly onText: (text: string) => void }) {
  const { t } = useLanguage();
  const [uploads, setUploads] = useState<Uploads>([]);
  const read = async (file: File): Promise<Uploads[number]> => {
    const { name } = file;
    const lines = linesOf(await textOfFile(file));
    const text = lines.join('\n');
    const isReadable = lines.length > 0 && text.length <= maxCharacters && !text.includes('\0');
    if (!isReadable) return { id: name, name, problem: t('quickOrder.file.problem') };
    onText(text);
    return { id: name, name, note: t('quickOrder.file.read', { count: lines.length }) };
  };
  const take = async ([file]: readonly File[]) => setUploads(file ? [await read(file)] : []);
  // takes files during hydration too, because the file of a slow page may have been chosen before
  return (
    <FileUpload
      label={t('quickOrder.file')}
      prompt={t('quickOrder.file.prompt')}
      listLabel={t('quickOrder.file')}
      accept=".csv,.txt,text/csv,text/plain"
      name={useIsInBrowser() ? undefined : 'file'}
      uploads={uploads}
      onFiles={(files) => void take(files)}
    />
  );
}
