import { Box, FormControlLabel, Switch } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useResourceContext } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ObjectInfo } from '#client/records/types.ts';
import { getObjectInfoDirectory, getObjectInfos } from '#generated/record-data/client.gen.ts';
import { platformQuery } from '../../../data/queries/platform-query.ts';
import { useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { ObjectMark } from '../../../ui/ObjectMark.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Pending } from '../../../ui/Pending.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { ObjectTabs } from '../ObjectTabs.tsx';
import { RelationDrawing } from './RelationDrawing.tsx';
import { RelationTable } from './RelationTable.tsx';
import { relationsOf } from './relations.ts';

/** An object among those that it is connected with; walked by opening more of them, each step an address. */
export function GraphPage() {
  const say = useText();
  const platform = usePlatform();
  const navigate = useNavigate();
  const middle = useResourceContext() ?? '';
  const [search] = useSearchParams();
  const opened = search.get('open')?.split(',').filter(Boolean) ?? [];
  const [withSystemFields, setSystemFields] = useState(false);
  const directory = useQuery(platformQuery(platform, getObjectInfoDirectory, {}));
  const objectApiNames = [...new Set([middle, ...opened])];
  const infos = useQuery({
    ...platformQuery(platform, getObjectInfos, { path: { objectApiNames } }),
    placeholderData: keepPreviousData,
  });
  const found = infos.data?.results.flatMap(({ statusCode, result }) =>
    statusCode === 200 ? [result as ObjectInfo] : [],
  );
  const info = found?.find(({ apiName }) => apiName === middle);
  usePageTitle(info && `${info.labelPlural}: ${say('graph.title')}`);
  const error = infos.error ?? directory.error;
  if (error) return <ErrorPanel isPage error={error} onRetry={infos.refetch} />;
  if (!found || !info || !directory.data) return <Pending />;
  const relations = relationsOf(found, { withSystemFields });
  const shared = { relations, middle, directory: directory.data.objects };
  const toggle = (name: string) =>
    navigate(
      paths.graph(middle, opened.includes(name) ? opened.filter((each) => each !== name) : [...opened, name]),
    );
  return (
    <>
      <PageHead
        mark={<ObjectMark object={info} size={32} />}
        over={say('graph.title')}
        title={info.label}
        lead={say('graph.lead', { object: info.label })}
      >
        <FormControlLabel
          control={<Switch checked={withSystemFields} onChange={(_, on) => setSystemFields(on)} />}
          label={say('graph.systemFields')}
        />
      </PageHead>
      <ObjectTabs objectApiName={middle} />
      <Box sx={{ display: 'grid', gap: 5, p: { xs: 3, md: 6 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <RelationDrawing {...shared} opened={objectApiNames} onToggle={toggle} />
        <RelationTable {...shared} />
      </Box>
    </>
  );
}
