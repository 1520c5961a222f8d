import { Box, IconButton, Link, Popover, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Pin, PinOff } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { listViewsIn } from '#client/records/metadata.ts';
import type { ListInfoSummary, ObjectInfo } from '#client/records/types.ts';
import { getListInfosByObjectName } from '#generated/record-data/client.gen.ts';
import { platformQuery } from '../../data/queries/platform-query.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { usePinnedView } from './use-pinned-view.ts';

/** Lists opened last that are offered before all others. */
const RECENT = 5;

type ViewMenuProps = ViewChooserProps & { anchor: HTMLElement; onClose: () => void };

/** All list views of an object: the pinned one, those opened last, then all of them, found by their name. */
export function ViewMenu({ info, views, view, anchor, onClose }: ViewMenuProps) {
  const say = useText();
  const platform = usePlatform();
  const [term, setTerm] = useState('');
  const { pinned, toggle } = usePinnedView(info.apiName);
  const recent = useQuery(
    platformQuery(platform, getListInfosByObjectName, {
      path: { objectApiName: info.apiName },
      query: { recentListsOnly: true, pageSize: RECENT },
    }),
  );
  const isMatch = ({ label }: ListInfoSummary) => label.toLowerCase().includes(term.trim().toLowerCase());
  const groups = [
    { title: say('listView.pinned'), views: views.filter(({ apiName }) => apiName === pinned) },
    { title: say('listView.recent'), views: recent.data ? listViewsIn(recent.data) : [] },
    { title: say('listView.all'), views },
  ].map((group) => ({ ...group, views: group.views.filter(isMatch) }));
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': say('listView.chooseTitle'),
          sx: { width: 360, maxWidth: '94vw' },
        },
      }}
    >
      <Box sx={{ p: 3, position: 'sticky', top: 0, bgcolor: 'background.paper', zIndex: 1 }}>
        <SearchField label={say('listView.find')} value={term} onChange={setTerm} autoFocus />
      </Box>
      {groups.map(({ title, views: shown }) =>
        shown.length === 0 ? null : (
          <Box key={title} component="section" aria-label={title} sx={{ pb: 2 }}>
            <Typography variant="caption" component="h2" color="textSecondary" sx={{ px: 4, py: 1 }}>
              {title}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {shown.map((each) => (
                <ViewEntry
                  key={each.apiName}
                  to={paths.list(info.apiName, each.apiName)}
                  view={each}
                  isOpen={each.apiName === view.apiName}
                  isPinned={each.apiName === pinned}
                  onPin={() => toggle(each.apiName)}
                  onFollow={onClose}
                />
              ))}
            </Box>
          </Box>
        ),
      )}
      {groups.every(({ views: shown }) => shown.length === 0) && (
        <Typography role="status" color="textSecondary" sx={{ px: 4, pb: 4 }}>
          {say('listView.nothing', { term })}
        </Typography>
      )}
    </Popover>
  );
}

interface ViewEntryProps {
  to: string;
  view: ListInfoSummary;
  isOpen: boolean;
  isPinned: boolean;
  onPin: () => void;
  onFollow: () => void;
}

function ViewEntry({ to, view: { label }, isOpen, isPinned, onPin, onFollow }: ViewEntryProps) {
  const say = useText();
  const Icon = isPinned ? PinOff : Pin;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', px: 2, '&:hover': { bgcolor: 'action.hover' } }}
    >
      <Link
        component={RouterLink}
        to={to}
        onClick={onFollow}
        aria-current={isOpen ? 'page' : undefined}
        color="inherit"
        underline="none"
        sx={{
          flex: 1,
          minWidth: 0,
          px: 2,
          py: 1.5,
          fontWeight: isOpen ? 600 : 400,
          overflowWrap: 'anywhere',
        }}
      >
        {label}
      </Link>
      <IconButton
        aria-label={say(isPinned ? 'listView.unpin' : 'listView.pin', { label })}
        aria-pressed={isPinned}
        onClick={onPin}
        sx={{ color: isPinned ? 'primary.main' : 'text.secondary' }}
      >
        <Icon size={16} strokeWidth={1.5} />
      </IconButton>
    </Box>
  );
}

export interface ViewChooserProps {
  info: ObjectInfo;
  views: readonly ListInfoSummary[];
  view: ListInfoSummary;
}
