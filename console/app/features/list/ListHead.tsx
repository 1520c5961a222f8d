import { Button, IconButton, Tooltip } from '@mui/material';
import { Plus, RotateCw } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ListInfo, ListInfoSummary, ObjectInfo } from '#client/records/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { ObjectMark } from '../../ui/ObjectMark.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { offers, useListViewActions } from '../actions/use-actions.ts';
import { FavoriteStar } from '../favorites/FavoriteStar.tsx';
import { ViewChooser } from '../list-views/ViewChooser.tsx';
import { DisplayMenu } from './DisplayMenu.tsx';
import { ListActions, type ListDialog } from './ListActions.tsx';
import type { ListControl } from './use-list-state.ts';
import { useTypedTerm } from './use-typed-term.ts';

type ListHeadProps = ListViewProps & {
  listInfo: ListInfo | undefined;
  isFetching: boolean;
  onRefresh: () => void;
  onOpen: (dialog: ListDialog) => void;
};

/** Name of the list, which opens the choice of others; search within it, what can be done with it, new record. */
export function ListHead({
  info,
  views,
  view,
  list,
  listInfo,
  isFetching,
  onRefresh,
  onOpen,
}: ListHeadProps) {
  const say = useText();
  const actions = useListViewActions(info.apiName, view);
  return (
    <PageHead
      mark={<ObjectMark object={info} size={32} />}
      over={info.labelPlural}
      title={<ViewChooser {...{ info, views, view }} />}
    >
      <TermField term={list.state.term} onChange={list.setTerm} />
      <Tooltip title={say('list.refresh')}>
        <IconButton aria-label={say('list.refresh')} onClick={onRefresh} aria-busy={isFetching}>
          <RotateCw size={18} strokeWidth={1.5} />
        </IconButton>
      </Tooltip>
      <FavoriteStar {...favoriteOf(info, view)} />
      <DisplayMenu info={info} list={list} />
      {listInfo && <ListActions {...{ info, listInfo, onOpen }} />}
      {info.createable && (!actions || offers(actions, 'New')) && (
        <Button
          variant="contained"
          component={Link}
          to={paths.create(info.apiName)}
          startIcon={<Plus size={16} />}
          aria-label={say('list.create', { object: info.label })}
        >
          {say('action.create')}
        </Button>
      )}
    </PageHead>
  );
}

/** A list that only follows from its object has no id: its mark is that of the object. */
const favoriteOf = ({ apiName }: ObjectInfo, { id }: ListInfoSummary) =>
  id === null
    ? ({ target: apiName, targetType: 'ObjectHome' } as const)
    : ({ target: id, targetType: 'ListView' } as const);

/** Asks the platform once typing has paused. */
function TermField({ term, onChange }: { term: string; onChange: (term: string) => void }) {
  const say = useText();
  const { typed, change, flush } = useTypedTerm(term, onChange);
  return <SearchField label={say('list.search')} value={typed} onChange={change} onBlur={flush} />;
}

export interface ListViewProps {
  info: ObjectInfo;
  views: ListInfoSummary[];
  view: ListInfoSummary;
  list: ListControl;
}
