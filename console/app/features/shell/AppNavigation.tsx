import { Box, Button, Skeleton } from '@mui/material';
import { Settings2 } from 'lucide-react';
import { appNavItems } from '#client/records/apps.ts';
import type { NavItem } from '#client/records/types.ts';
import { useApp, useApps } from '../../data/apps.ts';
import { useText } from '../../i18n/use-text.ts';
import { AppSwitcher } from './AppSwitcher.tsx';
import { NavigationLink } from './NavigationLink.tsx';
import { navItemPath } from './nav-item-path.ts';
import { panels } from './panels.ts';
import { NavItemMark } from './personalise/NavItemMark.tsx';

/** The open app, the way to the others, and what it names. */
export function AppNavigation() {
  const say = useText();
  const { apps, open, isPending, choose } = useApps();
  const { data: app } = useApp(open?.appId);
  if (isPending) return <PendingLinks />;
  if (!open) return null;
  return (
    <Box sx={{ mb: 4 }}>
      <AppSwitcher apps={apps} open={open} onChoose={choose} />
      <Box sx={{ mt: 2 }}>{app ? appNavItems(app).map(itemLink) : <PendingLinks />}</Box>
      {app && !app.isNavPersonalizationDisabled && (
        <Button
          className="nav-button"
          title={say('personalise.open')}
          onClick={() => panels.set({ open: 'personalise' })}
          sx={{
            color: 'text.secondary',
            fontWeight: 400,
            px: 2,
            gap: 2.5,
            justifyContent: 'start',
            width: 1,
          }}
        >
          <Box component={Settings2} size={18} strokeWidth={1.5} sx={{ flex: 'none' }} />
          <span className="nav-text">{say('personalise.open')}</span>
        </Button>
      )}
    </Box>
  );
}

/** Items of other kinds lead to pages that only the platform has. */
function itemLink(item: NavItem) {
  const path = navItemPath(item);
  if (!path) return null;
  return (
    <NavigationLink
      key={item.developerName}
      to={path}
      icon={<NavItemMark item={item} />}
      label={item.label}
    />
  );
}

function PendingLinks() {
  return (
    <Box sx={{ px: 2 }} aria-hidden>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} height={32} />
      ))}
    </Box>
  );
}
