import { Box, Button, Chip, Typography } from '@mui/material';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useRead } from '#client/react/use-read.ts';
import type { ObjectInfo, RelatedListSummary } from '#client/records/types.ts';
import { getRelatedListCount } from '#generated/record-data/client.gen.ts';
import { useText } from '../i18n/use-text.ts';
import { ObjectMark } from '../parts/ObjectMark.tsx';
import { paths } from '../paths.ts';
import { COUNT_LIMIT } from './related.ts';

interface RelatedListHeadProps {
  headingId: string;
  list: RelatedListSummary;
  parentRecordId: string;
  /** The object of the list's records, once it is known. */
  info: ObjectInfo | undefined;
}

/** Name and count of a related list, and a new record in it. */
export function RelatedListHead({ headingId, list, parentRecordId, info }: RelatedListHeadProps) {
  const say = useText();
  const { relatedListId, fieldApiName, objectApiName, entityLabel, label } = list;
  const { data: count } = useRead(getRelatedListCount, {
    path: { parentRecordId, relatedListId },
    query: { maxCount: COUNT_LIMIT },
  });
  const apiName = objectApiName ?? '';
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 4, minHeight: 44 }}>
      <ObjectMark object={info ?? { apiName, label: entityLabel ?? apiName }} />
      <Typography variant="h2" id={headingId} noWrap>
        {label}
      </Typography>
      {count && (
        <Chip label={say(count.hasMore ? 'record.countMore' : 'record.count', { count: count.count })} />
      )}
      <Box sx={{ flex: 1 }} />
      {info?.createable && fieldApiName && (
        <Button
          component={Link}
          to={`${paths.create(apiName)}?${fieldApiName}=${parentRecordId}`}
          startIcon={<Plus size={16} />}
          aria-label={say('list.create', { object: info.label })}
        >
          {say('action.create')}
        </Button>
      )}
    </Box>
  );
}
