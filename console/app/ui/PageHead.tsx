import { Box, Typography } from '@mui/material';

interface PageHeadProps {
  mark?: React.ReactNode;
  /** Small line above the title. */
  over?: React.ReactNode;
  title: React.ReactNode;
  lead?: React.ReactNode;
  /** Actions at the right. */
  children?: React.ReactNode;
}

/** Title and key actions of a page. */
export function PageHead({ mark, over, title, lead, children }: PageHeadProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 3,
        px: { xs: 3, md: 6 },
        py: 3,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {mark}
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        {over && (
          <Typography variant="caption" component="div" color="textSecondary">
            {over}
          </Typography>
        )}
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {lead && (
          <Typography variant="body2" component="div" color="textSecondary">
            {lead}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>{children}</Box>
    </Box>
  );
}
