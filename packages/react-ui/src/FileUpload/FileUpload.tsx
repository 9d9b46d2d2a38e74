'use client';

import { useState, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Field, useField, type FieldText } from '../Field/Field.tsx';
import { forwardRef } from '../forward-ref.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './FileUpload.module.css';
import type { Upload } from './upload.ts';
import { UploadLine } from './UploadLine.tsx';

export interface FileUploadProps extends FieldText, Omit<ComponentPropsWithRef<'input'>, 'type' | 'value'> {
  /** Text in the box: "Choose files or drop them here". */
  prompt: ReactNode;
  /** Accessible name of the list of uploads. */
  listLabel: string;
  /** The chosen files and how far they are. */
  uploads?: readonly Upload[] | undefined;
  /** Called with the chosen or dropped files; the input is then cleared, so that the form does not submit them. */
  onFiles?: ((files: readonly File[]) => void) | undefined;
  /** Called with the id of an upload to remove. */
  onRemove?: ((id: string) => void) | undefined;
  /** Label of the button that removes an upload, "Remove invoice.pdf"; needed with `onRemove`. */
  removeLabel?: ((name: string) => string) | undefined;
}

/**
 * Files that are chosen or dropped, with the progress of each upload. Without `onFiles` a form submits them, and the box
 * shows their names.
 */
export const FileUpload = /* @__PURE__ */ forwardRef(function FileUpload(props: FileUploadProps) {
  const { className, prompt, listLabel, uploads = [], onFiles, onRemove, removeLabel, ...rest } = props;
  const { text, control } = useField(rest);
  const [names, setNames] = useState('');
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const { currentTarget: input } = event;
    control.onChange?.(event); // which may reject files by clearing the input
    const files = [...(input.files ?? [])];
    if (!onFiles) {
      setNames(files.map(({ name }) => name).join(', '));
      return;
    }
    onFiles(files);
    input.value = ''; // allows the same file to be chosen again
  };
  return (
    <Field part="file-upload" {...text} className={className}>
      <div data-part="file-upload-box" className={styles.box}>
        <span data-part="file-upload-prompt" className={styles.prompt} aria-hidden>
          <Icon name={names ? 'check' : 'plus'} /> {names || prompt}
        </span>
        <input data-part="field-control" {...control} type="file" className={styles.input} onChange={take} />
      </div>
      {uploads.length > 0 && (
        <ul data-part="file-upload-list" aria-label={listLabel}>
          {uploads.map((upload) => (
            <UploadLine
              key={upload.id}
              id={`${text.id}-${upload.id}`}
              upload={upload}
              onRemove={onRemove}
              removeLabel={removeLabel?.(upload.name)}
            />
          ))}
        </ul>
      )}
    </Field>
  );
});
