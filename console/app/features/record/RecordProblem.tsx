import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { objectInfoQuery } from '../../data/queries/metadata-queries.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { SearchButton } from '../../ui/SearchButton.tsx';

interface RecordProblemProps {
  error: unknown;
  objectApiName: string;
  onRetry: () => void;
}

/** A record that cannot be shown: gone, or an error. */
export function RecordProblem({ error, objectApiName, onRetry }: RecordProblemProps) {
  const say = useText();
  const { data: info } = useQuery(objectInfoQuery(usePlatform(), objectApiName));
  if ((error as { status?: number }).status !== 404)
    return <ErrorPanel isPage error={error} onRetry={onRetry} />;
  return (
    <EmptyState isPage title={say('record.gone')} lead={say('record.goneLead')}>
      <Button variant="outlined" component={Link} to={paths.list(objectApiName)}>
        {say('record.toList')}
      </Button>
      {info?.deletable && (
        <Button variant="outlined" component={Link} to={paths.deleted(objectApiName)}>
          {say('deleted.title')}
        </Button>
      )}
      <SearchButton />
    </EmptyState>
  );
}
