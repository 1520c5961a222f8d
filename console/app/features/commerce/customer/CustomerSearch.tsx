import { TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { listQuery } from '../../../data/queries/list-queries.ts';
import { useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import { TypeAhead } from '../../../ui/TypeAhead.tsx';
import { textAt } from '../../../ui/text-at.ts';
import { useDebounced } from '../../search/use-debounced.ts';

const ACCOUNTS = { objectApiName: 'Account', listViewApiName: 'AllAccounts' };

/** Finds a customer by name and opens the view of it. */
export function CustomerSearch() {
  const say = useText();
  const platform = usePlatform();
  const navigate = useNavigate();
  const [term, setTerm] = useState('');
  const searchTerm = useDebounced(term.trim(), 200);
  const { data, isFetching } = useQuery({
    ...listQuery(platform, ACCOUNTS, { pageSize: 20, ...(searchTerm && { searchTerm }) }),
    placeholderData: keepPreviousData,
  });
  const options = (data?.records ?? []).map((record) => ({
    id: record.id ?? '',
    label: textAt(record, 'Name'),
  }));
  return (
    <TypeAhead
      options={options}
      value={null}
      inputValue={term}
      loading={isFetching}
      noOptionsText={say('customer.noMatch', { term })}
      onInputChange={(_, typed) => setTerm(typed)}
      onChange={(_, chosen) => chosen && navigate(paths.customers(chosen.id))}
      renderInput={(props) => <TextField {...props} label={say('customer.search')} />}
      sx={{ width: { xs: 1, sm: 280 } }}
    />
  );
}
