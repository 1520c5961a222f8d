import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

interface NothingFoundProps {
  title: string;
  lead?: string;
  /** Leads back to the field of the search. */
  onChange: () => void;
  /** Further ways on. */
  children?: React.ReactNode;
}

/** A search without results, and what can be done about it. */
export function NothingFound({ title, lead, onChange, children }: NothingFoundProps) {
  const say = useText();
  return (
    <EmptyState title={title} lead={lead}>
      <Button variant="outlined" onClick={onChange}>
        {say('find.change')}
      </Button>
      {children}
      <Button component={Link} to={paths.directory()}>
        {say('find.objects')}
      </Button>
    </EmptyState>
  );
}
