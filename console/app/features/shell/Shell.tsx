import { Box, Drawer, Link as MuiLink } from '@mui/material';
import { Suspense, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { laterPart } from '../../i18n/later-texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { Pending } from '../../ui/Pending.tsx';
import { useIdle } from '../../ui/use-idle.ts';
import { useRested } from '../../ui/use-rested.ts';
import { collectTyping, type TypedAhead } from '../search/typed-ahead.ts';
import { useQuickSearchKey } from '../search/use-quick-search-key.ts';
import { Navigation } from './Navigation.tsx';
import { closePanel, INSPECTOR_WIDTH, panels, usePanels } from './panels.ts';
import { FOLDED_WIDTH, NAVIGATION_WIDTH, SideNavigation, useFoldedNavigation } from './SideNavigation.tsx';
import { SignInDialog } from './SignInDialog.tsx';
import { useHelpKey } from './shortcuts/use-help-key.ts';
import { TopBar } from './TopBar.tsx';
import { useDocumentLanguage } from './use-document-language.ts';

const QuickSearch = laterPart(async () => (await import('../search/QuickSearch.tsx')).QuickSearch);
const NavigationEditor = laterPart(
  async () => (await import('./personalise/NavigationEditor.tsx')).NavigationEditor,
);

const InspectorDrawer = laterPart(
  async () => (await import('../inspector/InspectorDrawer.tsx')).InspectorDrawer,
);
const ChangesPanel = laterPart(async () => (await import('../undo/ChangesPanel.tsx')).ChangesPanel);
const FavoritesPanel = laterPart(
  async () => (await import('../favorites/FavoritesPanel.tsx')).FavoritesPanel,
);
const ShortcutsDialog = laterPart(
  async () => (await import('./shortcuts/ShortcutsDialog.tsx')).ShortcutsDialog,
);

const BAR_HEIGHT = 52;

/** The frame of every page behind the sign-in. */
export function Shell() {
  const say = useText();
  const [isNavigationOpen, setNavigationOpen] = useState(false);
  const [searching, setSearching] = useState<{ typed: TypedAhead }>();
  const { open, call } = usePanels();
  const { isFolded } = useFoldedNavigation();
  const search = () => setSearching((open) => open ?? { typed: collectTyping() });
  useQuickSearchKey(search);
  useIdle(QuickSearch.ask, useRested());
  useHelpKey(() => panels.set({ open: 'shortcuts' }));
  useDocumentLanguage();
  return (
    <Box
      sx={{
        display: 'grid',
        minHeight: '100dvh',
        gridTemplateRows: 'auto 1fr',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: `${isFolded ? FOLDED_WIDTH : NAVIGATION_WIDTH}px minmax(0, 1fr)`,
        },
        gridTemplateAreas: { xs: '"bar" "main"', sm: '"bar bar" "side main"' },
      }}
    >
      <SkipLink />
      <TopBar onNavigation={() => setNavigationOpen(true)} onSearch={search} />
      <SideNavigation top={BAR_HEIGHT} />
      <Drawer
        open={isNavigationOpen}
        onClose={() => setNavigationOpen(false)}
        slotProps={{ paper: { 'aria-label': say('shell.navigation'), sx: { width: 280 } } }}
        sx={{ display: { md: 'none' } }}
      >
        <Navigation onNavigate={() => setNavigationOpen(false)} />
      </Drawer>
      <Box
        component="main"
        id="content"
        tabIndex={-1}
        sx={{
          gridArea: 'main',
          minWidth: 0,
          outline: 'none',
          pr: { lg: open === 'inspector' ? `${INSPECTOR_WIDTH}px` : 0 },
        }}
      >
        <Suspense fallback={<Pending />}>
          <Outlet />
        </Suspense>
      </Box>
      <Suspense fallback={null}>
        {searching && <QuickSearch typed={searching.typed} onClose={() => setSearching(undefined)} />}
        {open === 'inspector' && <InspectorDrawer key={call} sought={call} onClose={closePanel} />}
        {open === 'shortcuts' && <ShortcutsDialog onClose={closePanel} />}
        {open === 'changes' && <ChangesPanel onClose={closePanel} />}
        {open === 'favorites' && <FavoritesPanel onClose={closePanel} />}
        {open === 'personalise' && <NavigationEditor onClose={closePanel} />}
      </Suspense>
      <SignInDialog />
    </Box>
  );
}

function SkipLink() {
  const say = useText();
  return (
    <MuiLink
      href="#content"
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 3,
        py: 2,
        bgcolor: 'background.paper',
        borderRadius: 1,
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      {say('app.skip')}
    </MuiLink>
  );
}
