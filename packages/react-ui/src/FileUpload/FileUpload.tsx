'use client';

import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react';
import { Field, useField, type FieldText } from '../Field/Field.tsx';
import { forwardRef } from '../forward-ref.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './FileUpload.module.css';
import type { Upload } from './upload.ts';
import { UploadLine } from './UploadLine.tsx';

export interface FileUploadProps extends FieldText, Omit<ComponentPropsWithRef<'input'>, 'type' | 'value'> {
  /** Stands in the box: "Choose files or drop them here". */
  prompt: ReactNode;
  /** Names the list of uploads. */
  listLabel: string;
  uploads?: readonly Upload[] | undefined;
  /** Called with the files that were chosen or dropped; the field is empty again, so that it sends none of them by itself. */
  onFiles?: ((files: readonly File[]) => void) | undefined;
  onRemove?: ((id: string) => void) | undefined;
  /** Names the button that removes an upload: "Remove invoice.pdf". It is there with `onRemove`. */
  removeLabel?: ((name: string) => string) | undefined;
}

/** Files from the reader's device, chosen or dropped, with the progress of each. Without `onFiles` a form sends them. */
export const FileUpload = /* @__PURE__ */ forwardRef(function FileUpload(props: FileUploadProps) {
  const { className, prompt, listLabel, uploads = [], onFiles, onRemove, removeLabel, ...rest } = props;
  const { text, control } = useField(rest);
  const take = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    onFiles?.([...(input.files ?? [])]);
    input.value = ''; // the same file can be chosen again
  };
  return (
    <Field part="file-upload" {...text} className={className}>
      <div data-part="file-upload-box" className={styles.box}>
        {onFiles && (
          <span data-part="file-upload-prompt" className={styles.prompt} aria-hidden>
            <Icon name="plus" /> {prompt}
          </span>
        )}
        <input
          data-part="field-control"
          {...control}
          type="file"
          className={onFiles ? styles.input : styles.plain}
          onChange={onFiles ? take : control.onChange}
        />
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
