import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { ObjectInfo } from '#client/records/types.ts';
import type { ListMeta } from '../../data/list-reads.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { recordName } from '../../data/record-name.ts';
import { useText } from '../../i18n/use-text.ts';
import { useDebounced } from '../search/use-debounced.ts';

const OFFERED = 12;
const PAUSE_MS = 200;

interface RecordPickerProps {
  info: ObjectInfo;
  /** Record that cannot be chosen. */
  except: string;
  label: string;
  autoFocus: boolean;
  onPick: (recordId: string) => void;
}

/** Chooses a record of an object by its name or number. */
export function RecordPicker({ info, except, label, autoFocus, onPick }: RecordPickerProps) {
  const say = useText();
  const [typed, setTyped] = useState('');
  const term = useDebounced(typed, PAUSE_MS);
  const optionalFields = info.nameFields.map((name) => `${info.apiName}.${name}`);
  const meta: ListMeta = { optionalFields };
  const { data = [], isFetching } = useGetList<ConsoleRecord>(info.apiName, {
    pagination: { page: 1, perPage: OFFERED },
    filter: { q: term },
    meta,
  });
  return (
    <Autocomplete
      options={data.filter(({ id }) => id !== except)}
      getOptionLabel={(record) => recordName(record, info.nameFields)}
      getOptionKey={({ id }) => id}
      filterOptions={(all) => all}
      loading={isFetching}
      loadingText={say('app.loading')}
      noOptionsText={say('field.noReferenceMatch')}
      openText={say('field.choose')}
      closeText={say('action.close')}
      clearText={say('action.clear')}
      onInputChange={(_, text) => setTyped(text)}
      onChange={(_, record) => record && onPick(record.id)}
      renderInput={(params) => <TextField {...params} autoFocus={autoFocus} label={label} />}
      sx={{ width: { xs: 1, sm: 320 } }}
    />
  );
}
