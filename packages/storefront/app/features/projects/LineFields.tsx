import { TextField } from '@basin/react-ui';
import { useId } from 'react';
import { SuggestionList } from '../../shell/forms/SuggestionList.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

interface LineFieldsProps {
  /** The suggested room names. */
  readonly rooms: readonly string[];
  readonly room: string | undefined;
  readonly note: string | undefined;
}

/** The room and the note of a project line. Both may stay empty. */
export function LineFields({ rooms, room, note }: LineFieldsProps) {
  const { t } = useLanguage();
  const list = useId();
  return (
    <>
      <TextField
        name="room"
        label={t('project.room')}
        note={t('field.optional')}
        maxLength={64}
        defaultValue={room}
        list={list}
      />
      <SuggestionList id={list} values={rooms} />
      <TextField name="note" label={t('project.note')} note={t('field.optional')} maxLength={500} defaultValue={note} />
    </>
  );
}
