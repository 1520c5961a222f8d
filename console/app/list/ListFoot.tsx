import { Box, Typography } from '@mui/material';
import { useText } from '../i18n/use-text.ts';

interface ListFootProps {
  /** Rows that are here. */
  count: number;
  hasMore: boolean;
  isReading: boolean;
}

/** How many records there are: the platform pages by token and knows their number only at the end. */
export function ListFoot({ count, hasMore, isReading }: ListFootProps) {
  const say = useText();
  const known = hasMore ? say('list.countMore', { count }) : say('list.count', { count });
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        mt: 'auto',
        px: { xs: 3, md: 6 },
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Typography variant="body2" color="textSecondary" role="status">
        {count > 0 ? known : say('list.rangeNone')}
      </Typography>
      {isReading && (
        <Typography variant="body2" color="textSecondary">
          {say('list.readingMore')}
        </Typography>
      )}
    </Box>
  );
}
