import { Box, IconButton, type Theme, Tooltip, useMediaQuery } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useStore } from 'react-admin';
import { useText } from '../../i18n/use-text.ts';
import { Navigation } from './Navigation.tsx';

export const NAVIGATION_WIDTH = 232;
export const FOLDED_WIDTH = 56;

/** Whether the navigation shows icons only: where there is little room, and where the person wants it so. */
export function useFoldedNavigation() {
  const [isWanted, setWanted] = useStore<boolean>('navigation.folded', false);
  const isNarrow = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('md'), { noSsr: true });
  return { isFolded: isNarrow || isWanted, isNarrow, toggle: () => setWanted(!isWanted) };
}

/** The navigation beside every page, which can be folded to its icons; on a phone it is in a drawer instead. */
export function SideNavigation({ top }: { top: number }) {
  const say = useText();
  const { isFolded, isNarrow, toggle } = useFoldedNavigation();
  const label = say(isFolded ? 'shell.expandNavigation' : 'shell.collapseNavigation');
  const Icon = isFolded ? PanelLeftOpen : PanelLeftClose;
  return (
    <Box
      sx={{
        gridArea: 'side',
        display: { xs: 'none', sm: 'block' },
        borderRight: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Box
        sx={{
          position: 'sticky',
          top,
          height: `calc(100dvh - ${top}px)`,
          overflowX: 'hidden',
          overflowY: 'auto',
          scrollbarWidth: 'thin',
          display: 'flex',
          flexDirection: 'column',
          ...(isFolded && folded),
        }}
      >
        <Navigation />
        {!isNarrow && (
          <Box sx={{ mt: 'auto', p: 2, display: 'flex', justifyContent: isFolded ? 'center' : 'end' }}>
            <Tooltip title={label} placement="right">
              <IconButton aria-label={label} onClick={toggle} sx={{ color: 'text.secondary' }}>
                <Icon size={18} strokeWidth={1.5} />
              </IconButton>
            </Tooltip>
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** Icons keep their names for those who listen; the title of a link tells it to those who point. */
const folded = {
  '& .nav-text': visuallyHidden,
  '& a, & .nav-button': { justifyContent: 'center', paddingInline: 0, gap: 0, minWidth: 0 },
  '& .nav-group': { borderTop: 1, borderColor: 'divider', paddingTop: 2, marginTop: 2 },
} as const;
