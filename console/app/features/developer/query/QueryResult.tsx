import {
  Button,
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import { Download } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { csvFile } from '../../export/csv.ts';
import { download, fileName } from '../../export/download.ts';
import { Section } from '../../object/Section.tsx';
import { type QueryCell, type QueryPage, resultTable } from './result-table.ts';

interface QueryResultProps {
  records: QueryPage['records'];
  /** Records that the query finds in all. */
  total: number;
  /** Reads more, where there are more. */
  onMore?: () => void;
  isReading: boolean;
}

/** What a query has found so far, as a table and as a file. */
export function QueryResult({ records, total, onMore, isReading }: QueryResultProps) {
  const say = useText();
  const locale = useLocale();
  const { columns, rows } = resultTable(records);
  const save = () => {
    const values = rows.map((row) => columns.map((column) => row.get(column)?.value ?? null));
    download(csvFile([columns, ...values], locale), fileName(say('query.title'), 'csv'));
  };
  const tools = rows.length > 0 && (
    <Button startIcon={<Download size={16} strokeWidth={1.5} />} onClick={save}>
      {say('query.save')}
    </Button>
  );
  return (
    <Section
      title={say('query.result')}
      note={say('query.count', { count: total, shown: rows.length })}
      tools={tools}
    >
      {rows.length === 0 && <EmptyState title={say('query.nothing', { count: total })} />}
      {rows.length > 0 && (
        <TableContainer tabIndex={0} role="group" aria-label={say('query.result')} sx={{ maxHeight: '70vh' }}>
          <Table size="small" stickyHeader aria-label={say('query.result')}>
            <TableHead>
              <TableRow>
                {columns.map((column) => (
                  <TableCell key={column}>{column}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row, at) => (
                <TableRow key={at}>
                  {columns.map((column) => (
                    <ResultCell key={column} cell={row.get(column)} />
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {onMore && (
        <Button fullWidth onClick={onMore} loading={isReading}>
          {say('query.more')}
        </Button>
      )}
    </Section>
  );
}

function ResultCell({ cell }: { cell: QueryCell | undefined }) {
  const { value = null, record } = cell ?? {};
  const text = value === null ? '' : String(value);
  return (
    <TableCell
      align={typeof value === 'number' ? 'right' : 'left'}
      sx={{ maxWidth: 320, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      title={text}
    >
      {record ? (
        <Link component={RouterLink} to={paths.record(record.objectApiName, record.id)}>
          {text}
        </Link>
      ) : (
        text
      )}
    </TableCell>
  );
}
