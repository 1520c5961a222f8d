import { Box, Paper, Typography } from '@mui/material';
import { useId } from 'react';

interface SectionProps {
  title: string;
  /** Beside the title, such as a count. */
  note?: string;
  /** At the right of the title, such as a filter. */
  tools?: React.ReactNode;
  children: React.ReactNode;
}

/** One part of a page under its heading. */
export function Section({ title, note, tools, children }: SectionProps) {
  const headingId = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={headingId} sx={{ overflow: 'hidden' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          alignItems: 'center',
          gap: 3,
          px: 4,
          py: 2,
          minHeight: 48,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="h2" id={headingId} sx={{ minWidth: 0 }}>
          {title}
        </Typography>
        {note && (
          <Typography variant="body2" color="textSecondary" sx={{ minWidth: 0 }}>
            {note}
          </Typography>
        )}
        {tools && (
          <Box
            sx={{
              ml: 'auto',
              flexShrink: 0,
              maxWidth: 1,
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'end',
              gap: 2,
            }}
          >
            {tools}
          </Box>
        )}
      </Box>
      {children}
    </Paper>
  );
}
