import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { SearchFilterInfo } from '#client/search/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { FilterOptions } from './FilterOptions.tsx';
import { FilterRange } from './FilterRange.tsx';
import type { ChosenFilter, FindPlace } from './find-place.ts';

interface FindFiltersProps {
  offered: readonly SearchFilterInfo[];
  chosen: FindPlace['chosen'];
  onChange: (chosen: FindPlace['chosen']) => void;
}

/** More are offered on request. */
const SHOWN = 6;

/** What the platform offers to narrow the results by: values to tick, ranges to fill in. */
export function FindFilters({ offered, chosen, onChange }: FindFiltersProps) {
  const say = useText();
  const [isAll, setAll] = useState(false);
  const shown = offered.filter(({ fieldPath }, index) => isAll || index < SHOWN || chosen[fieldPath]);
  const change = (fieldPath: string, filter: ChosenFilter) => {
    const { [fieldPath]: _, ...others } = chosen;
    const isEmpty = !filter.values?.length && !filter.from && !filter.to;
    onChange(isEmpty ? others : { ...others, [fieldPath]: filter });
  };
  return (
    <Box
      component="section"
      aria-label={say('find.filters')}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        '& details': { px: 4, py: 2 },
        '& details + details': { borderTop: 1, borderColor: 'divider' },
        '& summary': { cursor: 'pointer', fontWeight: 600, fontSize: 13 },
      }}
    >
      <Typography variant="h2" sx={{ px: 4, py: 3, borderBottom: 1, borderColor: 'divider' }}>
        {say('find.filters')}
      </Typography>
      {shown.map((filter) => {
        const { fieldPath, optionsUrl } = filter;
        const props = {
          filter,
          chosen: chosen[fieldPath] ?? {},
          onChange: (changed: ChosenFilter) => change(fieldPath, changed),
        };
        return optionsUrl ? (
          <FilterOptions key={fieldPath} {...props} />
        ) : (
          <FilterRange key={fieldPath} {...props} />
        );
      })}
      {!isAll && offered.length > shown.length && (
        <Box sx={{ p: 3, borderTop: 1, borderColor: 'divider' }}>
          <Button onClick={() => setAll(true)}>{say('find.moreFilters')}</Button>
        </Box>
      )}
    </Box>
  );
}
