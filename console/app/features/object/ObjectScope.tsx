import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { ResourceContextProvider } from 'react-admin';
import { Link, Outlet, useParams } from 'react-router-dom';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { objectInfoQuery } from '../../data/queries/metadata-queries.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SearchButton } from '../../ui/SearchButton.tsx';

/** Makes the object of the address the resource of the pages below it, and says so where there is none. */
export function ObjectScope() {
  const platform = usePlatform();
  const { objectApiName = '' } = useParams();
  const { error } = useQuery(objectInfoQuery(platform, objectApiName));
  if (error?.status === 404 || error?.status === 400) return <UnknownObject name={objectApiName} />;
  return (
    <ResourceContextProvider value={objectApiName} key={objectApiName}>
      <Outlet />
    </ResourceContextProvider>
  );
}

function UnknownObject({ name }: { name: string }) {
  const say = useText();
  return (
    <EmptyState isPage title={say('error.unknownObject', { name })} lead={say('error.unknownObjectLead')}>
      <Button variant="outlined" component={Link} to={paths.directory()}>
        {say('shell.allObjects')}
      </Button>
      <SearchButton term={name} />
    </EmptyState>
  );
}
