import { Alert, Box, Button } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PlatformError } from '#client/errors/index.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { useRecentQueries } from '../../../data/preferences.ts';
import { queryPages } from '../../../data/queries/query-pages.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Pending } from '../../../ui/Pending.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { QueryEditor } from './QueryEditor.tsx';
import { QueryHistory } from './QueryHistory.tsx';
import { QueryResult } from './QueryResult.tsx';

/** Where developers ask the platform in its own query language. The query that was run stands in the address. */
export function QueryPage() {
  const say = useText();
  const [search] = useSearchParams();
  const asked = search.get('q') ?? '';
  usePageTitle(say('query.title'));
  return (
    <>
      <PageHead title={say('query.title')} lead={say('query.lead')} />
      <QueryBench key={asked} asked={asked} />
    </>
  );
}

function QueryBench({ asked }: { asked: string }) {
  const say = useText();
  const [, setSearch] = useSearchParams();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(asked || EXAMPLE);
  const { queries, remember, forget } = useRecentQueries();
  const answer = useInfiniteQuery(queryPages(usePlatform(), asked));
  const { data, error, isFetching } = answer;
  useEffect(() => {
    if (data) remember(asked);
  }, [data !== undefined]);
  const run = () => {
    const query = text.trim();
    if (query === asked) void answer.refetch();
    else if (query) setSearch({ q: query });
  };
  return (
    <Box sx={{ p: { xs: 3, md: 6 }, display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <QueryEditor field={field} text={text} onChange={setText} onRun={run} />
      <Box>
        <Button
          variant="contained"
          startIcon={<Play size={16} strokeWidth={1.5} />}
          onClick={run}
          disabled={text.trim() === ''}
        >
          {say('query.run')}
        </Button>
      </Box>
      {error && <QueryProblem error={error} />}
      {asked && !data && isFetching && <Pending />}
      {data && !error && (
        <QueryResult
          records={data.pages.flatMap(({ records }) => records)}
          total={data.pages[0]?.totalSize ?? 0}
          onChange={() => field.current?.focus()}
          isReading={answer.isFetchingNextPage}
          {...(answer.hasNextPage && { onMore: () => void answer.fetchNextPage() })}
        />
      )}
      <QueryHistory queries={queries.filter((query) => query !== asked)} onClear={forget} />
    </Box>
  );
}

const EXAMPLE = 'SELECT Id, Name, Owner.Name\nFROM Account\nORDER BY Name\nLIMIT 50';

/** What the platform says of a query that makes no sense; it marks the place below the line. */
function QueryProblem({ error }: { error: unknown }) {
  const text = error instanceof PlatformError ? error.explanation : String(error);
  return (
    <Alert severity="error">
      <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap', fontSize: 13 }}>
        {text.trim()}
      </Box>
    </Alert>
  );
}
