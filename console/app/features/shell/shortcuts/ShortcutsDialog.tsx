import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Shortcut } from '../../../ui/Shortcut.tsx';
import { type ShortcutRow, type ShortcutSection, shortcuts } from './shortcuts.ts';
import { useHelpKeySetting } from './use-help-key.ts';

/** All keyboard shortcuts, and whether a key alone leads here. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const say = useText();
  const titleId = useId();
  const [isKeyOn, setKeyOn] = useHelpKeySetting();
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{say('shortcuts.title')}</DialogTitle>
      <DialogContent tabIndex={0} role="group" aria-labelledby={titleId}>
        <Box sx={{ columns: { md: 2 }, columnGap: 8 }}>
          {shortcuts.map((section) => (
            <Section key={section.title} section={section} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 4, flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <FormControlLabel
          control={<Checkbox checked={isKeyOn} onChange={(_, isOn) => setKeyOn(isOn)} />}
          label={say('shortcuts.helpKey')}
        />
        <Button autoFocus onClick={onClose}>
          {say('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Section({ section: { title, rows } }: { section: ShortcutSection }) {
  const say = useText();
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ breakInside: 'avoid', pb: 5 }}>
      <Typography variant="h3" component="h3" id={headingId} sx={{ pb: 1 }}>
        {say(title)}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {rows.map((row) => (
          <Row key={row.text} row={row} />
        ))}
      </Box>
    </Box>
  );
}

function Row({ row: { combinations, text } }: { row: ShortcutRow }) {
  const say = useText();
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'row-reverse',
        justifyContent: 'space-between',
        gap: 4,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        component="dt"
        sx={{ display: 'flex', flexWrap: 'wrap', alignContent: 'start', justifyContent: 'end', gap: 2 }}
      >
        {combinations.map((keys) => (
          <Shortcut key={keys.join()} keys={keys} />
        ))}
      </Box>
      <Typography
        component="dd"
        variant="body2"
        sx={{ m: 0, '&::first-letter': { textTransform: 'uppercase' } }}
      >
        {say(text)}
      </Typography>
    </Box>
  );
}
