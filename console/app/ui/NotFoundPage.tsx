import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import { EmptyState } from './EmptyState.tsx';
import { SearchButton } from './SearchButton.tsx';

export function NotFoundPage() {
  const say = useText();
  return (
    <EmptyState isPage title={say('error.pageNotFound')} lead={say('error.pageNotFoundLead')}>
      <Button component={Link} to={paths.directory()} variant="outlined">
        {say('shell.allObjects')}
      </Button>
      <SearchButton />
    </EmptyState>
  );
}
