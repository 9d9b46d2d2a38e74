import { Button, Text } from '@basin/react-ui';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { withoutHeadings } from './read-order-lines.ts';

/** A form of the shop has room for 64 KB, and each separator takes three bytes on its way. */
const mostCharacters = 30_000;

const never = () => () => undefined;
/** Whether scripts run: only they read a file. */
const useScripts = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Takes the lines of a CSV file into the form, where they can be checked before they are sent. */
export function CsvButton({ onText }: { readonly onText: (text: string) => void }) {
  const { t } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const read = async (file: File | undefined) => {
    const text = withoutHeadings((await file?.text()) ?? '');
    const isReadable = text.length <= mostCharacters && !text.includes('\0');
    setProblem(isReadable ? undefined : t('quickOrder.file.problem'));
    if (isReadable) onText(text);
  };
  if (!useScripts()) return null;
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-label={t('quickOrder.file')}
        hidden
        onChange={({ currentTarget }) => {
          void read(currentTarget.files?.[0]);
          currentTarget.value = ''; // the same file can be chosen again
        }}
      />
      <Button onClick={() => input.current?.click()}>{t('quickOrder.file')}</Button>
      <Text size="s" role="status">
        {problem}
      </Text>
    </>
  );
}
