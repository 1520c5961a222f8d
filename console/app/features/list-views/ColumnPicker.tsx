import { Autocomplete, Box, Breadcrumbs, Link as MuiLink, TextField, Typography } from '@mui/material';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { NoOptions } from '../../ui/NoOptions.tsx';
import type { WayOption, WayStep } from './column-way.ts';
import type { ListObjectInfo } from './operators.ts';
import { useWayOptions } from './use-way-options.ts';

interface ColumnPickerProps {
  possible: ListObjectInfo;
  /** Columns that the list has already. */
  columns: readonly string[];
  isFull: boolean;
  onPick: (column: { path: string; label: string }) => void;
  /** Says what has happened to whoever does not see it. */
  onSay: (text: string) => void;
}

/** Chooses a column by its name: of the listed records, or of others, relationship by relationship. */
export function ColumnPicker({ possible, columns, isFull, onPick, onSay }: ColumnPickerProps) {
  const say = useText();
  const [way, setWay] = useState<readonly WayStep[]>([]);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const options = useWayOptions(possible.objectApiName, way);
  const left = options?.filter(({ kind, path }) => kind === 'step' || !columns.includes(path)) ?? [];
  const goTo = (next: readonly WayStep[]) => {
    setWay(next);
    setOpen(true);
    const label = next.at(-1)?.label;
    onSay(label ? say('listView.wayTo', { label }) : say('listView.wayStart'));
  };
  const pick = (option: WayOption) => {
    if (option.kind === 'step') return goTo([...way, option.step]);
    setOpen(false);
    onPick(option);
  };
  return (
    <Box>
      {way.length > 0 && (
        <Breadcrumbs
          aria-label={say('listView.way')}
          separator={<ChevronRight size={14} />}
          sx={{ mb: 2, typography: 'body2' }}
        >
          {[say('listView.wayOwn'), ...way.map(({ label }) => label)].map((label, depth) =>
            depth < way.length ? (
              <MuiLink key={depth} component="button" type="button" onClick={() => goTo(way.slice(0, depth))}>
                {label}
              </MuiLink>
            ) : (
              <Typography key={depth} variant="body2" color="textPrimary">
                {label}
              </Typography>
            ),
          )}
        </Breadcrumbs>
      )}
      <Autocomplete
        // Another object has options of its own: its field begins anew, open and with the focus.
        key={way.length}
        options={left}
        value={null}
        open={isOpen}
        onOpen={() => setOpen(true)}
        onClose={(_, reason) => reason !== 'selectOption' && setOpen(false)}
        inputValue={typed}
        onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
        onChange={(_, option) => option && pick(option)}
        groupBy={({ kind }) => say(kind === 'step' ? 'listView.waySteps' : 'listView.wayColumns')}
        getOptionLabel={({ label, path }) => `${label} (${path})`}
        getOptionKey={({ kind, path }) => `${kind} ${path}`}
        blurOnSelect={false}
        disabled={isFull}
        loading={!options}
        loadingText={say('app.loading')}
        noOptionsText={<NoOptions>{say('listView.noField')}</NoOptions>}
        openText={say('field.choose')}
        closeText={say('action.close')}
        renderInput={(params) => (
          <TextField {...params} autoFocus={isOpen} label={say('listView.addColumn')} />
        )}
      />
    </Box>
  );
}
