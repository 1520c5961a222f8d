import { Box, Skeleton, Typography } from '@mui/material';
import { LayoutGrid } from 'lucide-react';
import { useMemo } from 'react';
import { useRead } from '#client/react/use-read.ts';
import type { ObjectDirectory, ObjectDirectoryEntry } from '#client/records/types.ts';
import { getObjectInfoDirectory } from '#generated/record-data/client.gen.ts';
import { usePins, useRecentRecords } from '../data/preferences.ts';
import { useLanguage, useText } from '../i18n/use-text.ts';
import { ObjectMark } from '../parts/ObjectMark.tsx';
import { paths } from '../paths.ts';
import { NavigationLink } from './NavigationLink.tsx';

/** A directory longer than this is not listed beside every page; the directory itself is one click away. */
const LISTED_OBJECTS = 60;

/** What is at hand beside every page: pinned objects, all objects, records opened last. */
export function Navigation({ onNavigate }: { onNavigate?: () => void }) {
  const say = useText();
  const [locale] = useLanguage();
  const { data, isPending } = useRead(getObjectInfoDirectory, {});
  const { pins } = usePins();
  const recent = useRecentRecords();
  const objects = useMemo(() => sorted(data?.objects ?? {}, locale), [data, locale]);
  const pinned = pins.flatMap((name) => objects.filter(({ apiName }) => apiName === name));
  const others =
    objects.length <= LISTED_OBJECTS ? objects.filter(({ apiName }) => !pins.includes(apiName)) : [];
  return (
    <Box component="nav" aria-label={say('shell.navigation')} onClick={onNavigate} sx={{ py: 2, px: 2 }}>
      <NavigationLink
        to={paths.directory()}
        end
        icon={<LayoutGrid size={18} strokeWidth={1.5} />}
        label={say('shell.allObjects')}
      />
      {isPending && <PendingLinks />}
      <ObjectGroup title={say('shell.pinned')} objects={pinned} />
      <Group title={say('shell.recent')} isEmpty={recent.length === 0}>
        {recent.slice(0, 5).map(({ id, objectApiName, name }) => (
          <NavigationLink
            key={id}
            to={paths.record(objectApiName, id)}
            icon={<ObjectMark label={data?.objects[objectApiName]?.label ?? name} apiName={objectApiName} />}
            label={name}
          />
        ))}
      </Group>
      <ObjectGroup title={say('shell.objects')} objects={others} />
    </Box>
  );
}

function ObjectGroup({ title, objects }: { title: string; objects: ObjectDirectoryEntry[] }) {
  return (
    <Group title={title} isEmpty={objects.length === 0}>
      {objects.map(({ apiName, label, labelPlural }) => (
        <NavigationLink
          key={apiName}
          to={paths.list(apiName)}
          icon={<ObjectMark label={label} apiName={apiName} />}
          label={labelPlural}
        />
      ))}
    </Group>
  );
}

function Group({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: React.ReactNode }) {
  if (isEmpty) return null;
  return (
    <Box sx={{ mt: 4 }}>
      <Typography variant="subtitle2" component="h2" color="textSecondary" sx={{ px: 2, pb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function PendingLinks() {
  return (
    <Box sx={{ mt: 4, px: 2 }} aria-hidden>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} height={30} />
      ))}
    </Box>
  );
}

function sorted(objects: ObjectDirectory, locale: string): ObjectDirectoryEntry[] {
  return Object.values(objects).sort((a, b) => a.labelPlural.localeCompare(b.labelPlural, locale));
}
