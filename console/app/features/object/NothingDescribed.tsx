import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Says that an object has nothing of what a reference page describes, and leads to its description. */
export function NothingDescribed({ objectApiName, title }: { objectApiName: string; title: string }) {
  const say = useText();
  return (
    <EmptyState title={title} lead={say('describe.noneLead')}>
      <Button component={Link} to={paths.reference(objectApiName)} variant="outlined">
        {say('describe.back')}
      </Button>
    </EmptyState>
  );
}
