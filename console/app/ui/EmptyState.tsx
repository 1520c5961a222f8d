import { Box, Typography } from '@mui/material';

interface EmptyStateProps {
  title: string;
  lead?: string;
  children?: React.ReactNode;
  /** Whether this is all that the page says. */
  isPage?: boolean;
}

/** Says that there is nothing, and offers the next step. */
export function EmptyState({ title, lead, children, isPage = false }: EmptyStateProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 2, px: 4, py: 14 }}>
      <Typography variant="h2" component={isPage ? 'h1' : 'p'}>
        {title}
      </Typography>
      {lead && (
        <Typography color="textSecondary" sx={{ maxWidth: '52ch' }}>
          {lead}
        </Typography>
      )}
      {children}
    </Box>
  );
}
