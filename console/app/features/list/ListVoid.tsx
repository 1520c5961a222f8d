import { Button } from '@mui/material';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ObjectInfo } from '#client/records/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { ListControl } from './use-list-state.ts';

/** A list without records: because of the search or the conditions, or because there are none yet. */
export function ListVoid({ info, list }: { info: ObjectInfo; list: ListControl }) {
  const say = useText();
  const { term, filters } = list.state;
  if (term) {
    return (
      <EmptyState title={say('list.noMatch', { term })} lead={say('list.noMatchLead')}>
        <Button variant="outlined" onClick={() => list.setTerm('')}>
          {say('list.clearSearch')}
        </Button>
        {filters.length > 0 && <RemoveFilters list={list} />}
      </EmptyState>
    );
  }
  if (filters.length > 0) {
    return (
      <EmptyState title={say('columnFilter.nothing')} lead={say('columnFilter.nothingLead')}>
        <RemoveFilters list={list} />
      </EmptyState>
    );
  }
  return (
    <EmptyState title={say('list.empty')} lead={info.createable ? say('list.emptyLead') : undefined}>
      {info.createable && (
        <Button
          variant="outlined"
          component={Link}
          to={paths.create(info.apiName)}
          startIcon={<Plus size={16} />}
        >
          {say('list.create', { object: info.label })}
        </Button>
      )}
    </EmptyState>
  );
}

function RemoveFilters({ list }: { list: ListControl }) {
  const say = useText();
  return (
    <Button variant="outlined" onClick={() => list.setFilters([])}>
      {say('columnFilter.removeAll')}
    </Button>
  );
}
