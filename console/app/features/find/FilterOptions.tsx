import { Box, Checkbox, FormControlLabel, FormGroup } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { SearchFilterInfo } from '#client/search/types.ts';
import { getSearchFilterOptions } from '#generated/record-data/client.gen.ts';
import { platformQuery } from '../../data/queries/platform-query.ts';
import { useText } from '../../i18n/use-text.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { useDebounced } from '../search/use-debounced.ts';
import type { ChosenFilter } from './find-place.ts';

export interface FilterProps {
  filter: SearchFilterInfo;
  chosen: ChosenFilter;
  onChange: (chosen: ChosenFilter) => void;
}

const MANY = 8;

/** Values of a filter to tick; they are read when somebody opens it. */
export function FilterOptions({ filter, chosen, onChange }: FilterProps) {
  const say = useText();
  const platform = usePlatform();
  const { objectApiName = '', filterApiName, label } = filter;
  const values = chosen.values ?? [];
  const [isOpen, setOpen] = useState(values.length > 0);
  const [term, setTerm] = useState('');
  const q = useDebounced(term.trim(), 200) || undefined;
  const { data } = useQuery({
    ...platformQuery(
      platform,
      getSearchFilterOptions,
      isOpen && { path: { objectApiName, filterApiName }, query: { q } },
    ),
    placeholderData: keepPreviousData,
  });
  const options = data?.options ?? [];
  const toggle = (value: string) =>
    onChange({
      values: values.includes(value) ? values.filter((each) => each !== value) : [...values, value],
    });
  return (
    <Box component="details" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {label}
        {values.length > 0 && ` (${values.length})`}
      </summary>
      {(options.length > MANY || data?.hasMore || q) && (
        <Box sx={{ pt: 2 }}>
          <SearchField label={`${label}: ${say('action.search')}`} value={term} onChange={setTerm} />
        </Box>
      )}
      <FormGroup
        aria-label={label}
        role="group"
        sx={{ maxHeight: 260, overflowY: 'auto', flexWrap: 'nowrap' }}
      >
        {options.map((option) => (
          <FormControlLabel
            key={String(option.value)}
            label={option.label}
            control={
              <Checkbox
                size="small"
                checked={values.includes(String(option.value))}
                onChange={() => toggle(String(option.value))}
              />
            }
          />
        ))}
      </FormGroup>
    </Box>
  );
}
