import { TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ObjectInfo } from '#client/records/types.ts';
import { firstListQuery } from '../../data/queries/list-queries.ts';
import { toConsoleRecord } from '../../data/record.ts';
import { recordName } from '../../data/record-name.ts';
import { TypeAhead } from '../../ui/TypeAhead.tsx';
import { useDebounced } from '../search/use-debounced.ts';

const OFFERED = 12;
const PAUSE_MS = 200;

interface RecordPickerProps {
  info: ObjectInfo;
  /** Records that cannot be chosen. */
  except: readonly string[];
  label: string;
  autoFocus: boolean;
  onPick: (recordId: string) => void;
}

/** Chooses a record of an object by its name or number. */
export function RecordPicker({ info, except, label, autoFocus, onPick }: RecordPickerProps) {
  const platform = usePlatform();
  const [typed, setTyped] = useState('');
  const term = useDebounced(typed, PAUSE_MS);
  const optionalFields = info.nameFields.map((name) => `${info.apiName}.${name}`);
  const { data = [], isFetching } = useQuery({
    ...firstListQuery(platform, info.apiName, {
      pageSize: OFFERED,
      searchTerm: term || undefined,
      optionalFields,
    }),
    select: (records) => records.map(toConsoleRecord),
  });
  return (
    <TypeAhead
      options={data.filter(({ id }) => !except.includes(id))}
      getOptionLabel={(record) => recordName(record, info.nameFields)}
      loading={isFetching}
      onInputChange={(_, text) => setTyped(text)}
      onChange={(_, record) => record && onPick(record.id)}
      renderInput={(params) => <TextField {...params} autoFocus={autoFocus} label={label} />}
      sx={{ width: { xs: 1, sm: 320 } }}
    />
  );
}
