import { useResourceContext } from 'react-admin';
import { useRead } from '#client/react/use-read.ts';
import { getListInfosByObjectName, getObjectInfo } from '#generated/record-data/client.gen.ts';
import { useText } from '../i18n/use-text.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { ErrorPanel } from '../parts/ErrorPanel.tsx';
import { Pending } from '../parts/Pending.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';
import { ListView } from './ListView.tsx';
import { useListState } from './use-list-state.ts';

/** All list views of an object on one page. */
const ALL_VIEWS = { pageSize: 2000 };

/** The records of an object, list view by list view. */
export function ListPage() {
  const say = useText();
  const objectApiName = useResourceContext() ?? '';
  const info = useRead(getObjectInfo, { path: { objectApiName } });
  const views = useRead(getListInfosByObjectName, { path: { objectApiName }, query: ALL_VIEWS });
  const list = useListState();
  usePageTitle(info.data?.labelPlural);
  const error = info.error ?? views.error;
  if (error)
    return <ErrorPanel isPage error={error} onRetry={() => Promise.all([info.refetch(), views.refetch()])} />;
  if (!info.data || !views.data) return <Pending />;
  const { lists } = views.data;
  const chosen = lists.find(({ apiName }) => apiName === list.state.view) ?? lists[0];
  if (!chosen) return <EmptyState isPage title={say('list.noLists')} />;
  return <ListView key={chosen.apiName} info={info.data} views={lists} view={chosen} list={list} />;
}
