import { ResourceContextProvider } from 'react-admin';
import { Outlet, useParams } from 'react-router-dom';

/** Makes the object of the address the resource of the pages below it. */
export function ObjectScope() {
  const { objectApiName = '' } = useParams();
  return (
    <ResourceContextProvider value={objectApiName} key={objectApiName}>
      <Outlet />
    </ResourceContextProvider>
  );
}
