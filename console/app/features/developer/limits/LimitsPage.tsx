import {
  Box,
  IconButton,
  LinearProgress,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Tooltip,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { getLimits } from '#generated/platform/client.gen.ts';
import { platformQuery } from '../../../data/queries/platform-query.ts';
import { tagOf } from '../../../i18n/manner.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Pending } from '../../../ui/Pending.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { type UsedLimit, usedLimits, wordsOf } from './limits.ts';

/** Part of a limit from which on it is worth a look. */
const SCARCE = 0.8;

/** How much of what the platform grants is used: calls of programs, room for records and files. */
export function LimitsPage() {
  const say = useText();
  const platform = usePlatform();
  const [term, setTerm] = useState('');
  const { data, error, refetch, isFetching } = useQuery(platformQuery(platform, getLimits, {}));
  usePageTitle(say('limits.title'));
  if (error) return <ErrorPanel isPage error={error} onRetry={refetch} />;
  if (!data) return <Pending />;
  const asked = term.trim().toLowerCase();
  const limits = usedLimits(data).filter(({ name }) =>
    `${name} ${wordsOf(name)}`.toLowerCase().includes(asked),
  );
  return (
    <>
      <PageHead title={say('limits.title')} lead={say('limits.lead')}>
        <SearchField label={say('limits.search')} value={term} onChange={setTerm} />
        <Tooltip title={say('limits.refresh')}>
          <IconButton aria-label={say('limits.refresh')} aria-busy={isFetching} onClick={() => refetch()}>
            <RotateCw size={18} strokeWidth={1.5} />
          </IconButton>
        </Tooltip>
      </PageHead>
      {limits.length === 0 ? (
        <EmptyState title={say('list.noMatch', { term })} />
      ) : (
        <Box sx={{ p: { xs: 3, md: 6 } }}>
          <TableContainer component={Paper} variant="outlined">
            <Table size="small" aria-label={say('limits.title')}>
              <TableHead>
                <TableRow>
                  <TableCell>{say('limits.name')}</TableCell>
                  <TableCell align="right">{say('limits.used')}</TableCell>
                  <TableCell align="right">{say('limits.max')}</TableCell>
                  <TableCell sx={{ width: '30%' }}>{say('limits.share')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {limits.map((limit) => (
                  <LimitRow key={limit.name} limit={limit} />
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        </Box>
      )}
    </>
  );
}

function LimitRow({ limit: { name, max, used, share } }: { limit: UsedLimit }) {
  const locale = useLocale();
  const number = new Intl.NumberFormat(tagOf(locale));
  const percent = new Intl.NumberFormat(tagOf(locale), { style: 'percent', maximumFractionDigits: 1 }).format(
    share,
  );
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ whiteSpace: 'normal' }}>
        {wordsOf(name)}
      </TableCell>
      <TableCell align="right">{number.format(used)}</TableCell>
      <TableCell align="right">{number.format(max)}</TableCell>
      <TableCell>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <LinearProgress
            variant="determinate"
            value={Math.min(100, share * 100)}
            color={share >= SCARCE ? 'error' : 'primary'}
            aria-label={wordsOf(name)}
            sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }}
          />
          <Box component="span" sx={{ minWidth: 56, textAlign: 'right' }}>
            {percent}
          </Box>
        </Box>
      </TableCell>
    </TableRow>
  );
}
