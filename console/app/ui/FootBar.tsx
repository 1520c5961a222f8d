import { Box, type BoxProps } from '@mui/material';

interface FootBarProps {
  label: string;
  /** Colour of its upper edge, which tells of what it is about. */
  edge: string;
  /** Above what else stays at the foot of the page; absent for a bar that has its own place below what scrolls. */
  zIndex?: number;
  children: BoxProps['children'];
}

/** What can be done about something on the page, in a bar below it. */
export function FootBar({ label, edge, zIndex, children }: FootBarProps) {
  return (
    <Box
      role="region"
      aria-label={label}
      sx={{
        ...(zIndex === undefined ? {} : { position: 'sticky', bottom: 0, zIndex }),
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        px: { xs: 3, md: 6 },
        py: 2,
        borderTop: 2,
        borderColor: edge,
        bgcolor: 'background.paper',
      }}
    >
      {children}
    </Box>
  );
}
