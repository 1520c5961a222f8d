import { Box, Skeleton } from '@mui/material';
import { useText } from '../i18n/use-text.ts';

/** Holds the place of a page that is on its way. */
export function Pending() {
  const say = useText();
  return (
    <Box role="status" aria-label={say('app.loading')} sx={{ p: { xs: 4, md: 6 } }}>
      <Skeleton width={240} height={32} />
      <Skeleton width={160} height={20} sx={{ mb: 4 }} />
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} height={36} />
      ))}
    </Box>
  );
}
