import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ObjectInfo } from '#client/records/types.ts';
import { relatedListsQuery } from '../../data/queries/metadata-queries.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { useText } from '../../i18n/use-text.ts';
import { relatedListAnchor } from './related.ts';
import { useCounts } from './use-counts.ts';

/** One line that says how much belongs to the record, and leads there. */
export function RelatedJumps({ record, info }: { record: ConsoleRecord; info: ObjectInfo }) {
  const say = useText();
  const platform = usePlatform();
  const { data } = useQuery(relatedListsQuery(platform, info.apiName, record.recordTypeId));
  const counts = useCounts(record.id, data?.relatedLists.map(({ relatedListId }) => relatedListId) ?? []);
  if (!data?.relatedLists.length) return null;
  return (
    <Box component="nav" aria-label={say('record.related')} sx={jumps}>
      {data.relatedLists.map((list) => (
        <a key={list.relatedListId} href={`#${relatedListAnchor(list)}`}>
          {list.label}
          <span>{counts[list.relatedListId]?.text ?? '…'}</span>
        </a>
      ))}
    </Box>
  );
}

/** One style for all of them: a record has many, and a style for each would hold its page up. */
const jumps = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 5,
  rowGap: 1,
  '& > a': {
    typography: 'body2',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: 28,
    color: 'text.primary',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  '& > a > span': {
    minWidth: 28,
    px: 2,
    borderRadius: '4px',
    bgcolor: 'background.paper',
    fontSize: 12,
    lineHeight: '22px',
    textAlign: 'center',
  },
} as const;
