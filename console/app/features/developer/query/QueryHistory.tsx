import { Box, Button, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import { Section } from '../../object/Section.tsx';

interface QueryHistoryProps {
  queries: readonly string[];
  onClear: () => void;
}

/** The queries that were run last in this browser, each at its address. */
export function QueryHistory({ queries, onClear }: QueryHistoryProps) {
  const say = useText();
  return (
    <Section
      title={say('query.history')}
      tools={queries.length > 0 && <Button onClick={onClear}>{say('query.forget')}</Button>}
    >
      {queries.length === 0 && (
        <Typography color="textSecondary" sx={{ p: 4 }}>
          {say('query.noHistory')}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {queries.map((query) => (
          <Box component="li" key={query} sx={{ borderTop: 1, borderColor: 'divider' }}>
            <Link
              component={RouterLink}
              to={paths.query(query)}
              color="textPrimary"
              variant="body2"
              sx={{ display: 'block', px: 4, py: 2, fontFamily: 'monospace', overflowWrap: 'anywhere' }}
            >
              {query}
            </Link>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
