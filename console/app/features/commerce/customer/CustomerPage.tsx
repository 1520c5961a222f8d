import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, LifeBuoy } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { getRecord } from '#generated/record-data/client.gen.ts';
import { objectInfoQuery } from '../../../data/queries/metadata-queries.ts';
import { platformQuery } from '../../../data/queries/platform-query.ts';
import { useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { textAt } from '../../../ui/text-at.ts';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { ContactPanel } from './ContactPanel.tsx';
import { CustomerSearch } from './CustomerSearch.tsx';
import { RelatedPanel } from './RelatedPanel.tsx';

const LISTS = ['WebCarts', 'Orders', 'ContactPointAddresses', 'Cases'];

const CONTACT_FIELDS = [
  ...['Account.AccountNumber', 'Account.Phone'],
  ...['Account.BillingStreet', 'Account.BillingPostalCode', 'Account.BillingCity'],
];

/** How a customer is reached, and cart, orders, addresses and cases side by side. */
export function CustomerPage() {
  const say = useText();
  const platform = usePlatform();
  const { accountId } = useParams();
  const { data, error, refetch } = useQuery(
    platformQuery(
      platform,
      getRecord,
      accountId && {
        path: { recordId: accountId },
        query: { fields: ['Account.Name'], optionalFields: CONTACT_FIELDS },
      },
    ),
  );
  const cases = useQuery(objectInfoQuery(platform, 'Case'));
  const accounts = useQuery(objectInfoQuery(platform, accountId ? undefined : 'Account'));
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
        {accountId && data && cases.data?.createable && (
          <Button
            component={Link}
            to={`${paths.create('Case')}?${new URLSearchParams({ AccountId: accountId })}`}
            variant="contained"
            startIcon={<LifeBuoy size={16} strokeWidth={1.5} />}
          >
            {say('customer.newCase')}
          </Button>
        )}
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
      {!accountId && (
        <EmptyState title={say('customer.choose')} lead={accounts.data && say('customer.chooseLead')}>
          {accounts.data && (
            <Button component={Link} to={paths.list('Account')} variant="outlined">
              {say('customer.all', { objects: accounts.data.labelPlural })}
            </Button>
          )}
        </EmptyState>
      )}
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
          <Box sx={{ gridColumn: '1 / -1' }}>
            <ContactPanel account={data} />
          </Box>
          {LISTS.map((relatedListId) => (
            <RelatedPanel key={relatedListId} recordId={accountId} relatedListId={relatedListId} />
          ))}
        </Box>
      )}
    </>
  );
}
