import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { App, ObjectDirectory } from '#client/records/types.ts';
import { getApps, getObjectInfoDirectory } from '#generated/record-data/client.gen.ts';
import { useKeptBrand } from '../../data/brand.ts';
import { platformQuery } from '../../data/queries/platform-query.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';
import { DirectorySections } from './DirectorySections.tsx';
import { fuzzyFilter } from './fuzzy.ts';
import { directorySections } from './sections.ts';

/** Every object of the platform that the person may see. */
export function DirectoryPage() {
  useKeptBrand();
  const say = useText();
  const platform = usePlatform();
  const { data, error, refetch } = useQuery(platformQuery(platform, getObjectInfoDirectory, {}));
  const apps = useQuery(platformQuery(platform, getApps, {}));
  usePageTitle(say('directory.title'));
  if (error) return <ErrorPanel isPage error={error} onRetry={refetch} />;
  if (!data || apps.isPending) return <Pending />;
  return <Directory objects={data.objects} apps={apps.data?.apps ?? []} />;
}

function Directory({ objects, apps }: { objects: ObjectDirectory; apps: App[] }) {
  const say = useText();
  const locale = useLocale();
  const [term, setTerm] = useState('');
  const sorted = useMemo(() => {
    const { compare } = new Intl.Collator(locale);
    return Object.values(objects).sort((a, b) => compare(a.labelPlural, b.labelPlural));
  }, [objects, locale]);
  const found = fuzzyFilter(sorted, term, ({ label, labelPlural, apiName }) => [labelPlural, label, apiName]);
  return (
    <>
      <PageHead title={say('directory.title')} lead={say('directory.lead', { count: sorted.length })}>
        <SearchField
          label={say('directory.filter')}
          placeholder={say('directory.filterHint')}
          value={term}
          onChange={setTerm}
          autoFocus
        />
      </PageHead>
      {found.length === 0 ? (
        <EmptyState title={say('directory.noMatch', { term })}>
          <Button variant="outlined" onClick={() => setTerm('')}>
            {say('directory.clear')}
          </Button>
        </EmptyState>
      ) : (
        <Box sx={{ p: { xs: 3, md: 6 } }}>
          <DirectorySections
            sections={term.trim() ? [{ app: undefined, entries: found }] : directorySections(sorted, apps)}
          />
        </Box>
      )}
    </>
  );
}
