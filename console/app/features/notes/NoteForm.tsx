import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ObjectInfo } from '#client/records/types.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { createRecord } from '../../data/record-service.ts';
import { useText } from '../../i18n/use-text.ts';
import { useWrittenNotice } from '../undo/use-written-notice.tsx';
import { NoteText } from './NoteText.tsx';
import { NOTES, noteValues } from './notes.ts';

/** Notes that were begun, by record; they outlive the page. */
const begun = new Map<string, string>();

/** Takes a new note. */
export function NoteForm({
  info,
  record,
}: {
  info: ObjectInfo;
  record: Pick<ConsoleRecord, 'apiName' | 'id'>;
}) {
  const say = useText();
  const platform = usePlatform();
  const noteSaved = useWrittenNotice();
  const [text, setText] = useState(begun.get(record.id) ?? '');
  const type = (typed: string) => {
    begun.set(record.id, typed);
    setText(typed);
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: (noted: string) =>
      createRecord(platform, NOTES, noteValues(info, record, { subject: say('notes.subject'), text: noted })),
    onSuccess: () => {
      type('');
      noteSaved(say('notes.saved'));
    },
  });
  return (
    <NoteText
      {...{ info, text, error, isPending }}
      label={say('notes.field')}
      submit={say('notes.add')}
      onText={type}
      onSubmit={mutate}
    />
  );
}
