import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Pending } from '../../../ui/Pending.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { Collections } from './Collections.tsx';
import { OperationList } from './OperationList.tsx';
import { OperationPage } from './OperationPage.tsx';
import { useApiOperations } from './use-api-operations.ts';

/** The reference of all calls, read from the contracts: one address per operation. */
export function ApiPage() {
  const say = useText();
  const { operationId } = useParams();
  const { data, error, refetch } = useApiOperations();
  const [term, setTerm] = useState('');
  usePageTitle(operationId ?? say('api.title'));
  if (error) return <ErrorPanel isPage error={error} onRetry={refetch} />;
  if (!data) return <Pending />;
  const chosen = data.find((each) => each.operationId === operationId);
  return (
    <>
      <PageHead title={say('api.title')} lead={say('api.lead', { count: data.length })}>
        <SearchField label={say('api.search')} value={term} onChange={setTerm} />
      </PageHead>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <OperationList operations={data} term={term} chosen={operationId} />
        <Box sx={{ p: { xs: 3, md: 6 }, minWidth: 0 }}>
          {chosen && <OperationPage key={chosen.operationId} operation={chosen} />}
          {!chosen && (
            <>
              {operationId ? (
                <EmptyState title={say('api.unknown', { operationId })} lead={say('api.unknownLead')}>
                  <Button component={Link} to={paths.api()} variant="outlined">
                    {say('api.back')}
                  </Button>
                </EmptyState>
              ) : (
                <EmptyState title={say('api.choose')} />
              )}
              <Collections operations={data} />
            </>
          )}
        </Box>
      </Box>
    </>
  );
}
