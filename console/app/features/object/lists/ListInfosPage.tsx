import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { RECENT_LIST } from '#client/lists/list-view.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ListInfo, ObjectInfo } from '#client/records/types.ts';
import { getListInfosByName } from '#generated/record-data/client.gen.ts';
import { listViewsQuery } from '../../../data/queries/list-queries.ts';
import { platformQuery } from '../../../data/queries/platform-query.ts';
import { type Say, useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { Pending } from '../../../ui/Pending.tsx';
import { conditionText } from '../../list-views/operators.ts';
import { DescribedObject } from '../DescribedObject.tsx';
import { Facts } from '../Facts.tsx';
import { Section } from '../Section.tsx';
import { FirstRecords } from './FirstRecords.tsx';
import { ListArrangement } from './ListArrangement.tsx';

/** The list views of the object and how each is made. */
export function ListInfosPage() {
  const say = useText();
  return (
    <DescribedObject title={say('describe.lists')}>
      {(info) => (
        <>
          <Lists info={info} />
          <RecentRecords objectApiName={info.apiName} />
        </>
      )}
    </DescribedObject>
  );
}

function Lists({ info }: { info: ObjectInfo }) {
  const platform = usePlatform();
  const objectApiName = info.apiName;
  const say = useText();
  const all = useQuery(listViewsQuery(platform, objectApiName));
  const names = all.data?.map(({ apiName }) => `${objectApiName}.${apiName}`) ?? [];
  const infos = useQuery(
    platformQuery(platform, getListInfosByName, names.length > 0 && { query: { names } }),
  );
  const error = all.error ?? infos.error;
  if (error) return <ErrorPanel error={error} onRetry={infos.refetch} />;
  if (!infos.data) return <Pending />;
  const lists = infos.data.results.flatMap(({ statusCode, result }) =>
    statusCode === 200 ? [result as ListInfo] : [],
  );
  return lists.map((list) => {
    const { listViewApiName } = list.listReference;
    return (
      <Section
        key={listViewApiName}
        title={list.label}
        note={listViewApiName ?? undefined}
        tools={
          <Button component={Link} to={paths.list(objectApiName, listViewApiName ?? undefined)}>
            {say('describe.openList')}
          </Button>
        }
      >
        <Facts facts={factsOf(list, info, say)} />
        {listViewApiName && (
          <>
            <ListArrangement {...{ objectApiName, listViewApiName, list }} />
            <FirstRecords {...{ objectApiName, listViewApiName }} label={list.label} />
          </>
        )}
      </Section>
    );
  });
}

/** The records used last, which are no list view of the object and yet read as one. */
function RecentRecords({ objectApiName }: { objectApiName: string }) {
  const say = useText();
  const label = say('listView.recentRecords');
  return (
    <Section title={label} note={RECENT_LIST}>
      <FirstRecords {...{ objectApiName, label }} listViewApiName={RECENT_LIST} />
    </Section>
  );
}

function factsOf(list: ListInfo, info: ObjectInfo, say: Say): [string, string][] {
  const { displayColumns, filteredByInfo, filterLogicString, orderedByInfo, visibility } = list;
  const filters = filteredByInfo.map((condition) =>
    conditionText(condition, info.fields[condition.fieldApiName], say),
  );
  const rights = [
    list.createable && say('object.rightCreate'),
    list.updateable && say('object.rightUpdate'),
    list.deletable && say('object.rightDelete'),
  ];
  return [
    [say('describe.columns'), displayColumns.map(({ label }) => label).join(', ')],
    [
      say('describe.filters'),
      filters.length > 0
        ? [filters.join('; '), filterLogicString].filter(Boolean).join(' · ')
        : say('describe.noFilter'),
    ],
    [
      say('describe.order'),
      orderedByInfo
        .map(({ label, fieldApiName, isAscending }) => `${label ?? fieldApiName} ${isAscending ? '↑' : '↓'}`)
        .join(', ') || '–',
    ],
    [say('describe.rights'), rights.filter(Boolean).join(', ') || '–'],
    [say('describe.visibility'), visibility ?? '–'],
  ];
}
