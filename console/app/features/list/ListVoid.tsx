import { Button } from '@mui/material';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ObjectInfo } from '#client/records/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

interface ListVoidProps {
  info: ObjectInfo;
  term: string;
  isFiltered: boolean;
  onClear: () => void;
}

/** A list without records: because of the search or the conditions, or because there are none yet. */
export function ListVoid({ info, term, isFiltered, onClear }: ListVoidProps) {
  const say = useText();
  if (term) {
    return (
      <EmptyState title={say('list.noMatch', { term })} lead={say('list.noMatchLead')}>
        <Button variant="outlined" onClick={onClear}>
          {say('list.clearSearch')}
        </Button>
      </EmptyState>
    );
  }
  if (isFiltered) {
    return (
      <EmptyState title={say('columnFilter.nothing')} lead={say('columnFilter.nothingLead')}>
        <Button variant="outlined" onClick={onClear}>
          {say('columnFilter.removeAll')}
        </Button>
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
