import { Box, Typography } from '@mui/material';

/** Terms with what is true of them, side by side. */
export function Facts({ facts }: { facts: readonly [term: string, fact: React.ReactNode][] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        p: 4,
        display: 'grid',
        gap: 4,
        gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
      }}
    >
      {facts.map(([term, fact]) => (
        <div key={term}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {term}
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {fact}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
