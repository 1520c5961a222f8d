import { Button, IconButton, MenuItem, TextField, Tooltip } from '@mui/material';
import { BookOpenText, Plus, RotateCw } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useText } from '../i18n/use-text.ts';
import { ObjectMark } from '../parts/ObjectMark.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { SearchField } from '../parts/SearchField.tsx';
import { paths } from '../paths.ts';
import type { ListViewProps } from './ListView.tsx';
import { useTypedTerm } from './use-typed-term.ts';

type ListHeadProps = ListViewProps & { isFetching: boolean; onRefresh: () => void };

/** Name of the list, choice of list view, search within it, new record. */
export function ListHead({ info, views, view, list, isFetching, onRefresh }: ListHeadProps) {
  const say = useText();
  return (
    <PageHead mark={<ObjectMark object={info} size={32} />} over={info.labelPlural} title={view.label}>
      <TextField
        select
        label={say('list.view')}
        value={view.apiName}
        onChange={(event) => list.setView(event.target.value)}
        sx={{ width: { xs: 1, sm: 220 } }}
      >
        {views.map(({ apiName, label }) => (
          <MenuItem key={apiName} value={apiName}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TermField term={list.state.term} onChange={list.setTerm} />
      <Tooltip title={say('list.refresh')}>
        <IconButton aria-label={say('list.refresh')} onClick={onRefresh} aria-busy={isFetching}>
          <RotateCw size={18} strokeWidth={1.5} />
        </IconButton>
      </Tooltip>
      <Tooltip title={say('object.tabReference')}>
        <IconButton
          aria-label={say('object.tabReference')}
          component={Link}
          to={paths.reference(info.apiName)}
        >
          <BookOpenText size={18} strokeWidth={1.5} />
        </IconButton>
      </Tooltip>
      {info.createable && (
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

/** Asks the platform once typing has paused. */
function TermField({ term, onChange }: { term: string; onChange: (term: string) => void }) {
  const say = useText();
  const { typed, change, flush } = useTypedTerm(term, onChange);
  return <SearchField label={say('list.search')} value={typed} onChange={change} onBlur={flush} />;
}
