import { Box, Typography } from '@mui/material';
import { useText } from '../../i18n/use-text.ts';
import type { Total } from './totals.ts';

interface ListFootProps {
  /** Rows that are here; undefined while none have come yet. */
  count: number | undefined;
  hasMore: boolean;
  isReading: boolean;
  /** How many records the list has, where that is known before all of them are here. */
  all?: number | undefined;
  /** Sums of the chosen rows, or of all. */
  totals: readonly Total[];
  /** Whether they are of chosen rows. */
  isChoice: boolean;
}

/** Keeps the height of a line where there is nothing to say yet. */
const NO_LINE = '\u00a0';

/** How many records there are, and what their amounts come to; where nobody can tell how many, how many are here. */
export function ListFoot({ count, hasMore, all, isReading, totals, isChoice }: ListFootProps) {
  const say = useText();
  const textOf = (rows: number) => {
    if (rows === 0) return say('list.rangeNone');
    if (hasMore && all !== undefined) return say('list.countOf', { count: rows, all });
    return say(hasMore ? 'list.countMore' : 'list.count', { count: rows });
  };
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        mt: 'auto',
        px: { xs: 3, md: 6 },
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Typography variant="body2" color="textSecondary" role="status">
        {count === undefined ? NO_LINE : textOf(count)}
      </Typography>
      {isReading && (
        <Typography variant="body2" color="textSecondary">
          {say('list.readingMore')}
        </Typography>
      )}
      {totals.length > 0 && (
        <Typography
          variant="body2"
          color="textSecondary"
          role="status"
          sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}
        >
          {say(isChoice ? 'list.sumsOfChoice' : 'list.sums')}{' '}
          {totals.map(({ label, sum }) => `${label} ${sum}`).join(' · ')}
        </Typography>
      )}
    </Box>
  );
}
