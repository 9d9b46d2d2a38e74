import { TextAreaField, TextField } from '@basin/react-ui';
import { useId } from 'react';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

interface ProjectFieldsProps {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
}

/** The name and the description of a new or an existing project. */
export function ProjectFields({ name, description }: ProjectFieldsProps) {
  const { t } = useLanguage();
  return (
    <>
      <TextField id={useId()} name="name" label={t('project.newName')} maxLength={100} required defaultValue={name} />
      <TextAreaField
        name="description"
        label={t('project.description')}
        note={t('field.optional')}
        maxLength={2000}
        rows={3}
        defaultValue={description}
      />
    </>
  );
}
