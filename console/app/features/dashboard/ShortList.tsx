import { Box, Button, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { ListQuery } from '#client/records/lists.ts';
import type { RecordData } from '#client/records/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { problemText } from '../../ui/ErrorPanel.tsx';
import { Section } from '../object/Section.tsx';
import { useShortList } from './use-dashboard.ts';

interface ShortListProps {
  title: string;
  note?: string;
  objectApiName: string;
  listView: string;
  query: ListQuery;
  empty: string;
  /** What names a record and what stands beside it. */
  lineOf: (record: RecordData) => { name: string; detail: string };
}

/** A few records that want attention, with the way to all of them. */
export function ShortList({ title, note, objectApiName, listView, query, empty, lineOf }: ShortListProps) {
  const say = useText();
  const { data = [], error, isSuccess } = useShortList(objectApiName, listView, query);
  return (
    <Section
      title={title}
      note={note}
      tools={
        <Button component={RouterLink} to={paths.list(objectApiName, listView)}>
          {say('dashboard.toList')}
        </Button>
      }
    >
      {error && (
        <Typography color="error" sx={{ p: 4 }}>
          {problemText(error, say)}
        </Typography>
      )}
      {isSuccess && data.length === 0 && (
        <Typography color="textSecondary" sx={{ p: 4 }}>
          {empty}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map((record) => {
          const { name, detail } = lineOf(record);
          return (
            <Box
              component="li"
              key={record.id}
              sx={{
                display: 'flex',
                gap: 3,
                px: 4,
                py: 1.5,
                '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
              }}
            >
              <Link
                component={RouterLink}
                to={paths.record(objectApiName, record.id ?? '')}
                sx={{
                  flex: 1,
                  minWidth: 0,
                  overflow: 'hidden',
                  textOverflow: 'ellipsis',
                  whiteSpace: 'nowrap',
                }}
              >
                {name}
              </Link>
              <Typography variant="body2" color="textSecondary" sx={{ flex: 'none' }}>
                {detail}
              </Typography>
            </Box>
          );
        })}
      </Box>
    </Section>
  );
}
