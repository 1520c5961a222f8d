import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { getRecord } from '#generated/record-data/client.gen.ts';
import { platformQuery } from '../../../data/queries/platform-query.ts';
import { useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { textAt } from '../../../ui/text-at.ts';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { CustomerSearch } from './CustomerSearch.tsx';
import { RelatedPanel } from './RelatedPanel.tsx';

const LISTS = ['WebCarts', 'Orders', 'ContactPointAddresses', 'Cases'];

/** A customer's cart, orders, addresses and cases side by side. */
export function CustomerPage() {
  const say = useText();
  const platform = usePlatform();
  const { accountId } = useParams();
  const { data, error, refetch } = useQuery(
    platformQuery(
      platform,
      getRecord,
      accountId && { path: { recordId: accountId }, query: { fields: ['Account.Name'] } },
    ),
  );
  const name = data && textAt(data, 'Name');
  usePageTitle(name ?? say('customer.title'));
  return (
    <>
      <PageHead
        over={name && say('customer.title')}
        title={name ?? say('customer.title')}
        lead={say('customer.lead')}
      >
        <CustomerSearch />
        {accountId && data && (
          <Button
            component={Link}
            to={paths.record('Account', accountId)}
            variant="outlined"
            startIcon={<ExternalLink size={16} strokeWidth={1.5} />}
          >
            {say('customer.record')}
          </Button>
        )}
      </PageHead>
      {!accountId && <EmptyState title={say('customer.choose')} />}
      {error && <ErrorPanel error={error} onRetry={refetch} />}
      {accountId && data && (
        <Box
          sx={{
            display: 'grid',
            gap: 5,
            p: { xs: 3, md: 6 },
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {LISTS.map((relatedListId) => (
            <RelatedPanel key={relatedListId} recordId={accountId} relatedListId={relatedListId} />
          ))}
        </Box>
      )}
    </>
  );
}
