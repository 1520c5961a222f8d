import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { RECENT_LIST } from '#client/lists/list-view.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ListInfoSummary } from '#client/records/types.ts';
import { listViewsQuery } from '../../data/queries/list-queries.ts';
import { objectInfoQuery } from '../../data/queries/metadata-queries.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { SearchButton } from '../../ui/SearchButton.tsx';
import { usePinnedView } from '../list-views/use-pinned-view.ts';
import { usePageTitle } from '../shell/use-page-title.ts';
import { chosenView } from './chosen-view.ts';
import { ListView } from './ListView.tsx';
import { useListState } from './use-list-state.ts';

/** The records of an object, list view by list view. */
export function ListPage() {
  const say = useText();
  const platform = usePlatform();
  const objectApiName = useResourceContext() ?? '';
  const info = useQuery(objectInfoQuery(platform, objectApiName));
  const all = useQuery(listViewsQuery(platform, objectApiName));
  const list = useListState();
  const { pinned } = usePinnedView(objectApiName);
  usePageTitle(info.data?.labelPlural);
  const error = info.error ?? all.error;
  if (error)
    return <ErrorPanel isPage error={error} onRetry={() => Promise.all([info.refetch(), all.refetch()])} />;
  if (!info.data || !all.data) return <Pending />;
  const recent = { apiName: RECENT_LIST, id: null, label: say('listView.recentRecords') };
  const views: ListInfoSummary[] = [...all.data, recent];
  const asked = list.state.view;
  const chosen = chosenView(views, asked, pinned);
  if (!chosen)
    return (
      <EmptyState
        isPage
        title={say('listView.unknown', { name: asked ?? '' })}
        lead={say('listView.unknownLead')}
      >
        <Button variant="outlined" component={Link} to={paths.list(objectApiName, views[0]?.apiName)}>
          {say('listView.toFirst', { label: views[0]?.label ?? info.data.labelPlural })}
        </Button>
        <Button component={Link} to={paths.directory()}>
          {say('shell.allObjects')}
        </Button>
        <SearchButton term={asked} />
      </EmptyState>
    );
  return <ListView key={chosen.apiName} info={info.data} views={views} view={chosen} list={list} />;
}
