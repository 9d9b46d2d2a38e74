'use client';

import { ProblemLine } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { isShown } from '../is-shown.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import styles from './FileUpload.module.css';
import type { Upload } from './upload.ts';

interface UploadLineProps {
  /** Id of the element. */
  id: string;
  upload: Upload;
  onRemove: ((id: string) => void) | undefined;
  removeLabel: string | undefined;
}

/** A file with the progress of its upload or its problem. */
export function UploadLine({ id, upload, onRemove, removeLabel }: UploadLineProps) {
  const { name, note, progress, problem } = upload;
  return (
    <li data-part="file-upload-file" className={styles.file}>
      <span data-part="file-upload-name" className={styles.name}>
        {name}{' '}
        {isShown(note) && (
          <bdi data-part="file-upload-note" className={styles.note}>
            {note}
          </bdi>
        )}
      </span>
      {onRemove && <IconButton icon="close" label={removeLabel ?? name} onClick={() => onRemove(upload.id)} />}
      <div data-part="file-upload-state" className={styles.state} role="status">
        {progress !== undefined && <ProgressBar label={name} labelHidden value={progress} />}
        <ProblemLine id={id} problem={problem} />
      </div>
    </li>
  );
}
