import { Box, ButtonBase, IconButton, Tooltip, Typography } from '@mui/material';
import { Menu, ScanSearch, Search } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useStore } from '#client/react/use-store.ts';
import { journal } from '../../data/undo/journal.ts';
import { laterPart } from '../../i18n/later-texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { Brand } from '../../ui/Brand.tsx';
import { Shortcut } from '../../ui/Shortcut.tsx';
import { GlobalActions } from '../actions/GlobalActions.tsx';
import { FavoritesButton } from '../favorites/FavoritesButton.tsx';
import { useUndoKey } from '../undo/use-undo-key.ts';
import { EnvironmentBadge } from './EnvironmentBadge.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { closePanel, openInspector, usePanels } from './panels.ts';
import { ThemeToggle } from './ThemeToggle.tsx';
import { UserMenu } from './UserMenu.tsx';

const UndoButton = laterPart(async () => (await import('../undo/UndoButton.tsx')).UndoButton);

interface TopBarProps {
  onNavigation: () => void;
  onSearch: () => void;
}

/** The bar above every page: search first, then where and who one is. */
export function TopBar({ onNavigation, onSearch }: TopBarProps) {
  const say = useText();
  const { entries } = useStore(journal);
  const [asked, onTaken] = useUndoKey(entries);
  return (
    <Box
      component="header"
      sx={{
        gridArea: 'bar',
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 1, sm: 2 },
        px: { xs: 2, md: 4 },
        minHeight: 52,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
      }}
    >
      <IconButton
        aria-label={say('shell.openNavigation')}
        onClick={onNavigation}
        sx={{ display: { md: 'none' } }}
      >
        <Menu size={20} strokeWidth={1.5} />
      </IconButton>
      <Box
        component={Link}
        to={paths.directory()}
        sx={{ textDecoration: 'none', display: { xs: 'none', sm: 'inline-flex' }, width: { md: 208 } }}
      >
        <Brand />
      </Box>
      <SearchTrigger onClick={onSearch} />
      <Box sx={{ flex: 1 }} />
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <EnvironmentBadge />
      </Box>
      {entries.length > 0 && (
        <Suspense fallback={null}>
          <UndoButton {...{ asked, onTaken }} />
        </Suspense>
      )}
      <FavoritesButton />
      <GlobalActions />
      <InspectorToggle />
      <LanguageMenu />
      <ThemeToggle />
      <UserMenu />
    </Box>
  );
}

/** Looks like a search field, opens the quick search. */
function SearchTrigger({ onClick }: { onClick: () => void }) {
  const say = useText();
  return (
    <ButtonBase
      onClick={onClick}
      aria-keyshortcuts="Control+K"
      sx={{
        flex: '0 1 420px',
        minWidth: 0,
        height: 34,
        px: 3,
        gap: 2,
        justifyContent: 'flex-start',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        color: 'text.secondary',
        bgcolor: 'background.default',
        '&:hover': { borderColor: 'text.secondary' },
      }}
    >
      <Search size={16} strokeWidth={1.5} aria-hidden />
      <Typography component="span" variant="body2" noWrap sx={{ flex: 1, textAlign: 'left' }}>
        {say('shell.search')}
      </Typography>
      <Box component="span" sx={{ display: { xs: 'none', md: 'block' } }}>
        <Shortcut keys={['Control', 'K']} />
      </Box>
    </ButtonBase>
  );
}

/** Opens and closes the list of calls behind the page. */
function InspectorToggle() {
  const say = useText();
  const isOpen = usePanels().open === 'inspector';
  return (
    <Tooltip title={say('inspector.open')}>
      <IconButton
        aria-label={say('inspector.open')}
        aria-pressed={isOpen}
        onClick={() => (isOpen ? closePanel() : openInspector())}
        sx={{ color: isOpen ? 'primary.main' : 'text.secondary', display: { xs: 'none', sm: 'inline-flex' } }}
      >
        <ScanSearch size={18} strokeWidth={1.5} />
      </IconButton>
    </Tooltip>
  );
}
