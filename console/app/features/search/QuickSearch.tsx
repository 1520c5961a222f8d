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
import { askForRecordPage } from '../../next-pages.ts';
import { useIdle } from '../../ui/use-idle.ts';
import { type Choice, choiceAt, NO_CHOICE, withChoiceInPlace } from './choice.ts';
import { QuickSearchFoot } from './QuickSearchFoot.tsx';
import { useLivingRecents } from './recents.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { suggestionsFor } from './suggestions.ts';
import type { TypedAhead } from './typed-ahead.ts';
import { useCommands } from './use-commands.tsx';
import { useDebounced } from './use-debounced.ts';
import { useListViews } from './use-list-views.ts';
import { useRecordSearch } from './use-record-search.ts';

const NO_OBJECTS = {};

/** So many milliseconds after an answer somebody has not found what they look for among the records. */
const UNDECIDED_MS = 600;

/** The command palette: objects, records, list views and commands by a few letters, chosen by keyboard. */
export function QuickSearch({ typed, onClose }: { typed: TypedAhead | undefined; onClose: () => void }) {
  const say = useText();
  const platform = usePlatform();
  const navigate = useNavigate();
  const listId = useId();
  const [{ term, isWhole }, setTyped] = useState({ term: '', isWhole: false });
  const [choice, setChoice] = useState<Choice>(NO_CHOICE);
  const { data } = useQuery(platformQuery(platform, getObjectInfoDirectory, {}));
  const directory = data?.objects ?? NO_OBJECTS;
  const recent = useLivingRecents(directory);
  const { records, isSearching, isNothingFound } = useRecordSearch(term, directory, isWhole);
  const answered = isSearching ? '' : term.trim();
  const isUndecided = useDebounced(answered, UNDECIDED_MS) === answered;
  // Records come first: what is looked for less often would keep them waiting.
  const isMoreAsked = answered !== '' && (isUndecided || isNothingFound);
  useIdle(askForRecordPage);
  const listViews = useListViews(isMoreAsked);
  const commands = useCommands(term.trim(), isMoreAsked);
  const suggestions = withChoiceInPlace(
    suggestionsFor({
      directory,
      recent,
      found: records,
      listViews,
      commands: commands.known,
      term,
      openIdLabel: say('search.openId'),
    }).concat(commands.everywhere),
    choice,
  );
  const active = Math.max(
    0,
    suggestions.findIndex(({ path }) => path === choice.path),
  );
  const choose = (index: number) => {
    if (suggestions[index]?.path !== choice.path) setChoice(choiceAt(suggestions, index));
  };

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
          onFocus={() =>
            setTyped((before) => (before.term ? before : { term: typed?.take() ?? '', isWhole: true }))
          }
          value={term}
          onChange={({ target: { value } }) => {
            setTyped({ term: value, isWhole: value.length > term.length + 1 });
            setChoice(NO_CHOICE);
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
              {say('find.nothingLead')}
            </Typography>
          </>
        )}
      </Box>
      <QuickSearchFoot />
    </Dialog>
  );
}
