import { Box, Dialog, DialogTitle, InputBase, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { getObjectInfoDirectory } from '#generated/record-data/client.gen.ts';
import { platformQuery } from '../../data/queries/platform-query.ts';
import { useText } from '../../i18n/use-text.ts';
import { QuickSearchFoot } from './QuickSearchFoot.tsx';
import { useLivingRecents } from './recents.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { suggestionsFor } from './suggestions.ts';
import type { TypedAhead } from './typed-ahead.ts';
import { useCommands } from './use-commands.tsx';
import { useListViews } from './use-list-views.ts';
import { useRecordSearch } from './use-record-search.ts';

const NO_OBJECTS = {};

/** The command palette: objects, records, list views and commands by a few letters, chosen by keyboard. */
export function QuickSearch({ typed, onClose }: { typed: TypedAhead | undefined; onClose: () => void }) {
  const say = useText();
  const platform = usePlatform();
  const navigate = useNavigate();
  const listId = useId();
  const [term, setTerm] = useState('');
  // By its name, not its place: what arrives meanwhile comes before it.
  const [chosen, setChosen] = useState('');
  const { data } = useQuery(platformQuery(platform, getObjectInfoDirectory, {}));
  const recent = useLivingRecents(data?.objects ?? NO_OBJECTS);
  const { objects, infos, records, isSearching } = useRecordSearch(term);
  const listViews = useListViews();
  const commands = useCommands(term.trim(), infos);
  const suggestions = suggestionsFor({
    directory: data?.objects ?? NO_OBJECTS,
    recent,
    found: records,
    listViews,
    commands: commands.known,
    term,
    openIdLabel: say('search.openId'),
  }).concat(commands.everywhere);
  const active = Math.max(
    0,
    suggestions.findIndex(({ path }) => path === chosen),
  );
  const choose = (index: number) => setChosen(suggestions[index]?.path ?? '');

  const open = (index: number) => {
    const suggestion = suggestions[index];
    if (!suggestion) return;
    onClose();
    if (suggestion.run) suggestion.run();
    else navigate(suggestion.path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) choose((active + step + suggestions.length) % Math.max(1, suggestions.length));
    else if (event.key === 'Enter') open(active);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          sx: {
            m: { xs: 2, sm: 8 },
            width: { xs: 'calc(100% - 16px)', sm: 1 },
            border: 1,
            borderColor: 'divider',
          },
        },
      }}
      transitionDuration={120}
    >
      <DialogTitle sx={visuallyHidden}>{say('search.title')}</DialogTitle>
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 3, px: 4, borderBottom: 1, borderColor: 'divider' }}
      >
        <Search size={18} strokeWidth={1.5} aria-hidden />
        <InputBase
          autoFocus
          fullWidth
          // The keys before this went to the page.
          onFocus={() => setTerm((term) => term || (typed?.take() ?? ''))}
          value={term}
          onChange={(event) => {
            setTerm(event.target.value);
            setChosen('');
          }}
          onKeyDown={onKeyDown}
          placeholder={say('palette.placeholder')}
          sx={{ height: 52, fontSize: 16 }}
          inputProps={{
            role: 'combobox',
            'aria-label': say('search.title'),
            'aria-expanded': suggestions.length > 0,
            'aria-controls': listId,
            'aria-activedescendant': suggestions[active] ? `${listId}-${active}` : undefined,
            spellCheck: false,
          }}
        />
      </Box>
      <SuggestionList id={listId} suggestions={suggestions} active={active} onOpen={open} onPoint={choose} />
      <Box
        role="status"
        sx={{ px: 4, py: isSearching || suggestions.length === commands.everywhere.length ? 4 : 0 }}
      >
        {isSearching && (
          <Typography variant="body2" color="textSecondary">
            {say('search.searching')}
          </Typography>
        )}
        {!isSearching && term.trim() && suggestions.length === commands.everywhere.length && (
          <>
            <Typography>{say('search.nothing', { term: term.trim() })}</Typography>
            <Typography variant="body2" color="textSecondary">
              {say('search.nothingLead', {
                objects: objects.map(({ labelPlural }) => labelPlural).join(', '),
              })}
            </Typography>
          </>
        )}
      </Box>
      <QuickSearchFoot />
    </Dialog>
  );
}
