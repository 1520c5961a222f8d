import { Box, Button, Chip, Link, Paper, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { RecordData } from '#client/records/types.ts';
import { getRecord } from '#generated/record-data/client.gen.ts';
import { derivedQuery } from '../../../data/queries/platform-query.ts';
import { useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Pending } from '../../../ui/Pending.tsx';
import { textAt } from '../../../ui/text-at.ts';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { readOrderWay, STEPS, type Step } from './read-order-way.ts';

/** The way of an order from its cart to its summary, each step with its records. */
export function OrderWayPage() {
  const say = useText();
  const platform = usePlatform();
  const { orderId = '' } = useParams();
  const { data, error, refetch } = useQuery(
    derivedQuery(platform, getRecord, {
      input: { orderId },
      part: 'order way',
      read: () => readOrderWay(platform, orderId),
    }),
  );
  const order = data?.order[0];
  const title = say('orderWay.title', { name: order ? textAt(order, 'OrderNumber') : '' });
  usePageTitle(title);
  if (error) return <ErrorPanel isPage error={error} onRetry={() => refetch()} />;
  if (!data || !order) return <Pending />;
  const accountId = order.fields.AccountId?.value;
  return (
    <>
      <PageHead title={title} lead={say('orderWay.lead')}>
        {typeof accountId === 'string' && (
          <Button component={RouterLink} to={paths.customers(accountId)} variant="outlined">
            {say('orderWay.customer')}
          </Button>
        )}
      </PageHead>
      <Box
        component="ol"
        sx={{ m: 0, p: { xs: 3, md: 6 }, listStyle: 'none', display: 'grid', gap: 3, maxWidth: 860 }}
      >
        {STEPS.map((step) => (
          <WayStep key={step.name} step={step} records={data[step.name]} />
        ))}
      </Box>
    </>
  );
}

function WayStep({ step: { name, nameField, facts }, records }: { step: Step; records: RecordData[] }) {
  const say = useText();
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ p: 4, borderLeft: 4, borderLeftColor: records.length > 0 ? 'primary.main' : 'divider' }}
    >
      <Typography variant="h2">{say(`orderWay.${name}`)}</Typography>
      {records.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {say('orderWay.nothing')}
        </Typography>
      )}
      {records.map((record) => (
        <Box key={record.id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mt: 1 }}>
          <Link
            component={RouterLink}
            to={paths.record(record.apiName, record.id ?? '')}
            sx={{ fontWeight: 600 }}
          >
            {textAt(record, nameField) || record.id}
          </Link>
          {facts
            .map((fact) => textAt(record, fact))
            .filter(Boolean)
            .map((text) => (
              <Chip key={text} label={text} />
            ))}
        </Box>
      ))}
    </Paper>
  );
}
