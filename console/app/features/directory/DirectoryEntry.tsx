import { Box, IconButton, Link, Tooltip, Typography } from '@mui/material';
import { BookOpenText, Pin, PinOff } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import type { ObjectDirectoryEntry } from '#client/records/types.ts';
import { usePins } from '../../data/preferences.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { ObjectMark } from '../../ui/ObjectMark.tsx';

/** One object of the directory: to its records, to its reference, to the pins. */
export function DirectoryEntry({ entry }: { entry: ObjectDirectoryEntry }) {
  const say = useText();
  const { isPinned, toggle } = usePins();
  const { apiName, labelPlural } = entry;
  const pinned = isPinned(apiName);
  const pinLabel = `${labelPlural}: ${say(pinned ? 'action.unpin' : 'action.pin')}`;
  const referenceLabel = `${labelPlural}: ${say('directory.reference')}`;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        px: 3,
        minHeight: 56,
        boxShadow: (theme) => `0 0 0 1px ${theme.palette.divider}`,
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <ObjectMark object={entry} size={28} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={paths.list(apiName)}
          color="textPrimary"
          noWrap
          sx={{ display: 'block', fontWeight: 600 }}
        >
          {labelPlural}
        </Link>
        <Typography variant="caption" component="div" color="textSecondary" noWrap>
          {apiName}
        </Typography>
      </Box>
      <Tooltip title={say('directory.reference')}>
        <IconButton
          component={RouterLink}
          to={paths.reference(apiName)}
          aria-label={referenceLabel}
          sx={{ color: 'text.secondary' }}
        >
          <BookOpenText size={16} strokeWidth={1.5} />
        </IconButton>
      </Tooltip>
      <Tooltip title={say(pinned ? 'action.unpin' : 'action.pin')}>
        <IconButton
          aria-label={pinLabel}
          aria-pressed={pinned}
          onClick={() => toggle(apiName)}
          sx={{ color: pinned ? 'primary.main' : 'text.secondary' }}
        >
          {pinned ? <PinOff size={16} strokeWidth={1.5} /> : <Pin size={16} strokeWidth={1.5} />}
        </IconButton>
      </Tooltip>
    </Box>
  );
}
