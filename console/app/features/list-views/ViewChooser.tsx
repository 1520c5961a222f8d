import { Box, Button } from '@mui/material';
import { ChevronDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import { laterPart } from '../../i18n/later-texts.ts';
import { useText } from '../../i18n/use-text.ts';
import type { ViewChooserProps } from './ViewMenu.tsx';

const ViewMenu = laterPart(async () => (await import('./ViewMenu.tsx')).ViewMenu);

/** The name of the open list view, which opens the choice of all others. */
export function ViewChooser(props: ViewChooserProps) {
  const say = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="dialog"
        aria-label={say('listView.choose', { label: props.view.label })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        endIcon={<ChevronDown size={20} />}
        sx={{
          font: 'inherit',
          letterSpacing: 'inherit',
          p: 0,
          mx: -1,
          px: 1,
          minHeight: 0,
          textAlign: 'left',
        }}
      >
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          {props.view.label}
        </Box>
      </Button>
      {anchor && (
        <Suspense>
          <ViewMenu {...props} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
