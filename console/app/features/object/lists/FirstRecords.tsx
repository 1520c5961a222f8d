import { Box, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { readListUi } from '#client/lists/list-ui.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { getListUiByName } from '#generated/record-data/client.gen.ts';
import { derivedQuery } from '../../../data/queries/platform-query.ts';
import { useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import { problemText } from '../../../ui/ErrorPanel.tsx';
import { textAt } from '../../../ui/text-at.ts';

const SHOWN = 5;

interface FirstRecordsProps {
  objectApiName: string;
  listViewApiName: string;
  /** What the list is called. */
  label: string;
}

/** The first records of a list as the platform lists them, read with its description once somebody wants to see them. */
export function FirstRecords({ objectApiName, listViewApiName, label }: FirstRecordsProps) {
  const say = useText();
  const platform = usePlatform();
  const [isOpen, setOpen] = useState(false);
  const list = { objectApiName, listViewApiName };
  const { data, error } = useQuery(
    derivedQuery(platform, getListUiByName, {
      input: isOpen && list,
      part: 'first records',
      read: () => readListUi(platform, { ...list, pageSize: SHOWN }),
    }),
  );
  const columns = data?.info.displayColumns.map(({ fieldApiName }) => fieldApiName) ?? [];
  return (
    <Box
      component="details"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      sx={{ px: 4, pb: 3 }}
    >
      <Box component="summary" aria-label={say('describe.firstRecordsOf', { list: label })}>
        {say('describe.firstRecords')}
      </Box>
      {error && <Typography color="error">{problemText(error, say)}</Typography>}
      {data?.records.records.length === 0 && (
        <Typography color="textSecondary">{say('describe.noRecords')}</Typography>
      )}
      <Box component="ol" sx={{ m: 0, pl: 5 }}>
        {data?.records.records.map((record) => {
          const [first = '', ...others] = columns.map((column) => textAt(record, column)).filter(Boolean);
          return (
            <li key={record.id}>
              <Link component={RouterLink} to={paths.record(objectApiName, record.id ?? '')}>
                {first || record.id}
              </Link>
              {others.length > 0 && ` · ${others.join(' · ')}`}
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
