import { Box, Button, Skeleton } from '@mui/material';
import { Settings2 } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'react-admin';
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
  const items = app && appNavItems(app).filter(navItemPath);
  const count = useItemCount(items?.length);
  if (isPending) return <PendingNavigation count={count} />;
  if (!open) return null;
  return (
    <Box sx={{ mb: 4 }}>
      <AppSwitcher apps={apps} open={open} onChoose={choose} />
      <Box sx={{ mt: 2 }}>{items ? items.map(itemLink) : <PendingLinks count={count} />}</Box>
      {!app && <Box sx={{ height: LINK_HEIGHT }} />}
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

const SWITCHER_HEIGHT = 44;
const LINK_HEIGHT = 32;
const USUAL_COUNT = 8;

/** How many items the app had when it was last known, so that what is below them stays where it is while they come. */
function useItemCount(known: number | undefined): number {
  const [count, setCount] = useStore('navigation.items', USUAL_COUNT);
  useEffect(() => {
    if (known !== undefined && known !== count) setCount(known);
  }, [known, count, setCount]);
  return count;
}

/** As high as what comes. */
function PendingNavigation({ count }: { count: number }) {
  return (
    <Box sx={{ mb: 4 }} aria-hidden>
      <Skeleton variant="rounded" height={SWITCHER_HEIGHT} />
      <Box sx={{ mt: 2 }}>
        <PendingLinks count={count} />
      </Box>
      <Box sx={{ height: LINK_HEIGHT }} />
    </Box>
  );
}

function PendingLinks({ count }: { count: number }) {
  return (
    <Box sx={{ px: 2 }} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height={LINK_HEIGHT} />
      ))}
    </Box>
  );
}
