import { Button } from '@mui/material';
import { Download } from 'lucide-react';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { csvFile } from '../../export/csv.ts';
import { download, fileName } from '../../export/download.ts';
import { Section } from '../../object/Section.tsx';
import { ResultGrid } from './ResultGrid.tsx';
import { type QueryPage, resultTable } from './result-table.ts';

interface QueryResultProps {
  records: QueryPage['records'];
  /** Records that the query finds in all. */
  total: number;
  /** Reads more, where there are more. */
  onMore?: () => void;
  /** Leads back to the query. */
  onChange: () => void;
  isReading: boolean;
}

/** What a query has found so far, as a table and as a file. */
export function QueryResult({ records, total, onMore, onChange, isReading }: QueryResultProps) {
  const say = useText();
  const locale = useLocale();
  const table = resultTable(records);
  const { columns, rows } = table;
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
      {rows.length === 0 && (
        <EmptyState
          title={say('query.nothing', { count: total })}
          lead={total === 0 ? say('query.nothingLead') : undefined}
        >
          {total === 0 && (
            <Button variant="outlined" onClick={onChange}>
              {say('query.change')}
            </Button>
          )}
        </EmptyState>
      )}
      {rows.length > 0 && <ResultGrid table={table} />}
      {onMore && (
        <Button fullWidth onClick={onMore} loading={isReading}>
          {say('query.more')}
        </Button>
      )}
    </Section>
  );
}
