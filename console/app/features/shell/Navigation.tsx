import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LayoutGrid } from 'lucide-react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { getObjectInfoDirectory } from '#generated/record-data/client.gen.ts';
import { usePins, useRecentRecords } from '../../data/preferences.ts';
import { platformQuery } from '../../data/queries/platform-query.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { ObjectMark } from '../../ui/ObjectMark.tsx';
import { RecordMark } from '../../ui/RecordMark.tsx';
import { useFocusInSight } from '../../ui/use-focus-in-sight.ts';
import { AppNavigation } from './AppNavigation.tsx';
import { NavigationGroup } from './NavigationGroup.tsx';
import { NavigationLink, navigationLinks } from './NavigationLink.tsx';
import { usePageSettings } from './page-settings-provider.tsx';
import { developerPages, type NavigationPage, workPages } from './pages.ts';

/** What is at hand beside every page: the open app, all objects, pinned objects, records opened last. */
export function Navigation({ onNavigate }: { onNavigate?: () => void }) {
  const say = useText();
  const settings = usePageSettings();
  const platform = usePlatform();
  const { pins } = usePins();
  const box = useFocusInSight();
  const recent = useRecentRecords();
  // All objects are many, and only what is at hand here needs its name and colour from among them.
  const { data } = useQuery(
    platformQuery(platform, getObjectInfoDirectory, pins.length + recent.length > 0 && {}),
  );
  const pinned = pins.flatMap((apiName) => data?.objects[apiName] ?? []);
  const followed = ({ target }: React.MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onNavigate?.();
  };
  const pageLink = ({ label, path, icon: Icon }: NavigationPage) => (
    <NavigationLink key={path} to={path} icon={<Icon size={20} strokeWidth={1.5} />} label={say(label)} />
  );
  return (
    <Box
      component="nav"
      ref={box}
      aria-label={say('shell.navigation')}
      onClick={followed}
      sx={{ py: 3, px: 2, ...navigationLinks }}
    >
      <AppNavigation />
      <NavigationLink
        to={paths.directory()}
        end
        icon={<LayoutGrid size={20} strokeWidth={1.5} />}
        label={say('shell.allObjects')}
      />
      <NavigationGroup title={say('page.work')} isEmpty={false}>
        {workPages.map(pageLink)}
      </NavigationGroup>
      <NavigationGroup title={say('shell.pinned')} isEmpty={pinned.length === 0}>
        {pinned.map((object) => (
          <NavigationLink
            key={object.apiName}
            to={paths.list(object.apiName)}
            icon={<ObjectMark object={object} />}
            label={object.labelPlural}
          />
        ))}
      </NavigationGroup>
      <NavigationGroup title={say('shell.recent')} isEmpty={recent.length === 0}>
        {recent.slice(0, 5).map(({ id, objectApiName, name }) => (
          <NavigationLink
            key={id}
            to={paths.record(objectApiName, id)}
            icon={
              <RecordMark
                object={data?.objects[objectApiName] ?? { apiName: objectApiName, label: name }}
                name={name}
              />
            }
            label={name}
          />
        ))}
      </NavigationGroup>
      <NavigationGroup title={say('page.develop')} isEmpty={false}>
        {developerPages(settings).map(pageLink)}
      </NavigationGroup>
    </Box>
  );
}
