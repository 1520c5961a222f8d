import {
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { relatedRecordsInput } from '#client/records/lists.ts';
import { getRelatedListInfo, getRelatedListRecords } from '#generated/record-data/client.gen.ts';
import { platformQuery } from '../../../data/queries/platform-query.ts';
import { useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import { problemText } from '../../../ui/ErrorPanel.tsx';
import { textAt } from '../../../ui/text-at.ts';
import { Section } from '../../object/Section.tsx';
import { EmptyPanel } from './EmptyPanel.tsx';

interface RelatedPanelProps {
  /** Id of an account. */
  recordId: string;
  relatedListId: string;
}

const SHOWN = 10;
const COLUMNS = 4;

/** The latest records of one related list of a customer; orders lead to their way too. */
export function RelatedPanel({ recordId, relatedListId }: RelatedPanelProps) {
  const say = useText();
  const platform = usePlatform();
  const info = useQuery(
    platformQuery(platform, getRelatedListInfo, { path: { parentObjectApiName: 'Account', relatedListId } }),
  );
  const columns = info.data?.displayColumns.slice(0, COLUMNS) ?? [];
  const fields = columns.map(({ fieldApiName }) => `${info.data?.objectApiNames?.[0]}.${fieldApiName}`);
  const { data, error } = useQuery(
    platformQuery(
      platform,
      getRelatedListRecords,
      info.isSuccess &&
        relatedRecordsInput(recordId, relatedListId, { pageSize: SHOWN, optionalFields: fields }),
    ),
  );
  const records = data?.records ?? [];
  const label = info.data?.label ?? relatedListId;
  const problem = info.error ?? error;
  const isOrders = relatedListId === 'Orders';
  return (
    <Section title={label} note={data && String(records.length)}>
      {problem && (
        <Typography color="error" sx={{ p: 4 }}>
          {problemText(problem, say)}
        </Typography>
      )}
      {data && records.length === 0 && (
        <EmptyPanel
          recordId={recordId}
          objectApiName={info.data?.objectApiNames?.[0]}
          fieldApiName={info.data?.fieldApiName}
        />
      )}
      {records.length > 0 && (
        <TableContainer tabIndex={0} role="group" aria-label={label}>
          <Table size="small">
            <TableHead>
              <TableRow>
                {columns.map(({ fieldApiName, label: heading }) => (
                  <TableCell key={fieldApiName}>{heading}</TableCell>
                ))}
                {isOrders && <TableCell>{say('customer.wayShort')}</TableCell>}
              </TableRow>
            </TableHead>
            <TableBody>
              {records.map((record) => (
                <TableRow key={record.id} hover>
                  {columns.map(({ fieldApiName }, index) => (
                    <TableCell key={fieldApiName}>
                      {index === 0 ? (
                        <Link component={RouterLink} to={paths.record(record.apiName, record.id ?? '')}>
                          {textAt(record, fieldApiName) || '–'}
                        </Link>
                      ) : (
                        textAt(record, fieldApiName)
                      )}
                    </TableCell>
                  ))}
                  {isOrders && (
                    <TableCell>
                      <Link
                        component={RouterLink}
                        to={paths.orderWay(record.id ?? '')}
                        aria-label={say('customer.way', { name: textAt(record, 'OrderNumber') })}
                      >
                        {say('customer.wayShort')}
                      </Link>
                    </TableCell>
                  )}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Section>
  );
}
