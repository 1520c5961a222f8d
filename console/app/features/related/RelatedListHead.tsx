import { Box, Button, Chip, IconButton, Typography } from '@mui/material';
import { Plus, WrapText } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PlatformAction } from '#client/actions/types.ts';
import type { ObjectInfo, RelatedListSummary } from '#client/records/types.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { ObjectMark } from '../../ui/ObjectMark.tsx';
import { isQuick, offers } from '../actions/use-actions.ts';
import { useOpenAction } from '../actions/use-open-action.ts';
import type { Arrangement } from './use-arrangement.ts';

interface RelatedListHeadProps {
  headingId: string;
  list: RelatedListSummary;
  parent: ConsoleRecord;
  actions: readonly PlatformAction[];
  /** The object of the list's records, once it is known. */
  info: ObjectInfo | undefined;
  arrangement: Arrangement;
  isEmpty: boolean;
  count: string | undefined;
}

/** Name and count of a related list, and a new record in it: by a short form where the platform has one. */
export function RelatedListHead(props: RelatedListHeadProps) {
  const { headingId, list, parent, actions, info, arrangement, isEmpty, count } = props;
  const say = useText();
  const { start } = useOpenAction(parent.apiName);
  const { fieldApiName, objectApiName, entityLabel, label } = list;
  const apiName = objectApiName ?? '';
  const mayCreate = info?.createable && fieldApiName && offers(actions, 'New');
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'center',
        gap: 2,
        px: 4,
        minHeight: 44,
      }}
    >
      <ObjectMark object={info ?? { apiName, label: entityLabel ?? apiName }} />
      <Typography variant="h2" id={headingId} noWrap>
        {label}
      </Typography>
      {count !== undefined && <Chip label={count} />}
      <Box sx={{ flex: 1 }} />
      {!isEmpty && (
        <IconButton
          aria-label={say('related.wrap', { list: label ?? '' })}
          title={say('related.wrapShort')}
          aria-pressed={arrangement.isWrapped}
          onClick={arrangement.toggleWrap}
          color={arrangement.isWrapped ? 'primary' : 'default'}
        >
          <WrapText size={16} strokeWidth={1.5} />
        </IconButton>
      )}
      {actions.filter(isQuick).map((action) => (
        <Button key={action.apiName} onClick={() => start(action.apiName)} sx={{ whiteSpace: 'nowrap' }}>
          {action.label}
        </Button>
      ))}
      {mayCreate && (
        <Button
          component={Link}
          to={`${paths.create(apiName)}?${fieldApiName}=${parent.id}`}
          startIcon={<Plus size={16} />}
          aria-label={say('list.create', { object: info.label })}
        >
          {say('action.create')}
        </Button>
      )}
    </Box>
  );
}
