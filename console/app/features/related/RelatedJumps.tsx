import { Box, Chip, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ObjectInfo, RelatedListSummary } from '#client/records/types.ts';
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
    <Box
      component="nav"
      aria-label={say('record.related')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 5,
        rowGap: 1,
      }}
    >
      {data.relatedLists.map((list) => (
        <Jump key={list.relatedListId} list={list} count={counts[list.relatedListId]?.text} />
      ))}
    </Box>
  );
}

interface JumpProps {
  list: RelatedListSummary;
  count: string | undefined;
}

function Jump({ list, count }: JumpProps) {
  return (
    <Link
      href={`#${relatedListAnchor(list)}`}
      color="textPrimary"
      variant="body2"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5, minHeight: 28 }}
    >
      {list.label}
      <Chip label={count ?? '…'} sx={{ minWidth: 28 }} />
    </Link>
  );
}
